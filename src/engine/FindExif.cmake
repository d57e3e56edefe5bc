# libexif, which reads what a camera wrote into a photo (Debian: libexif-dev), as the target Exif::Exif. Installed with
# the engine's package: who links the static engine needs the library too.
find_path(Exif_INCLUDE_DIR libexif/exif-data.h)
find_library(Exif_LIBRARY exif)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Exif REQUIRED_VARS Exif_LIBRARY Exif_INCLUDE_DIR)
if(Exif_FOUND AND NOT TARGET Exif::Exif)
    add_library(Exif::Exif UNKNOWN IMPORTED)
    set_target_properties(Exif::Exif PROPERTIES
        IMPORTED_LOCATION ${Exif_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${Exif_INCLUDE_DIR})
endif()
mark_as_advanced(Exif_INCLUDE_DIR Exif_LIBRARY)
