# cpack in the build folder makes packages for Debian: the program, and the library for other programs. The source
# archive is made by: cpack --config CPackSourceConfig.cmake
set(CPACK_PACKAGE_NAME desert-umpire)
set(CPACK_PACKAGE_VENDOR "Desert Umpire developers")
set(CPACK_PACKAGE_CONTACT ${UMPIRE_MAINTAINER})
set(CPACK_PACKAGE_HOMEPAGE_URL ${UMPIRE_WEB_SITE})
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)

set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME desert-umpire-${PROJECT_VERSION})
set(CPACK_SOURCE_IGNORE_FILES "/\\\\.git/" "^${PROJECT_SOURCE_DIR}/build/" "^${PROJECT_SOURCE_DIR}/out/"
    "/\\\\.cache/" "CMakeUserPresets\\\\.json$" "\\\\.user$" "compile_commands\\\\.json$")

# One package for each group of components; what only a package has is in components of its own.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program debian dev debian-dev)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_COMPONENT_PROGRAM_GROUP program)
set(CPACK_COMPONENT_DEBIAN_GROUP program)
set(CPACK_COMPONENT_DEV_GROUP dev)
set(CPACK_COMPONENT_DEBIAN-DEV_GROUP dev)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Older than any that Debian itself would make of the same version.
set(CPACK_DEBIAN_PACKAGE_RELEASE 0upstream1)
# Each description has a first line of its own; CPack would put one for all before it, but for this one.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_NAME} built using CMake")
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME desert-umpire)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "fonts-noto-core, qt6-translations-l10n")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "qt6-wayland")
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "\
umpire's desk at a wargames table
The umpire clicks the unit that shot and the unit it shot at, ticks what only
eyes can see and types the die: the program gives the modifiers with their
reasons, the exact odds, the outcome, the losses and the tests that fall due,
and keeps a record of which every line can be corrected.

It comes with six games, rosters and their balance, sheets to print, a window
for the players, dice that can be checked by everybody, and the command umpire
for scripts.")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME desert-umpire-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
    "nlohmann-json3-dev (>= 3.11), libboost-dev, libcsv-dev, libexif-dev, libsodium-dev, libutf8proc-dev, libc6-dev")
set(CPACK_DEBIAN_DEV_DESCRIPTION "\
rules engine of Desert Umpire, to build other programs with
The engine reads rule packs and battles, carries out commands, works out exact
odds and keeps the record. It is a static library without a window, with a
package for CMake: find_package(umpire), then umpire::engine or umpire::games.")

# What Debian wants beside each package.
if(GZIP)
    set(entries ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian)
    execute_process(COMMAND date -u -R -d ${UMPIRE_RELEASED} OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE)
    file(CONFIGURE OUTPUT ${entries} @ONLY CONTENT "desert-umpire (@PROJECT_VERSION@-@CPACK_DEBIAN_PACKAGE_RELEASE@) stable; urgency=medium

  * Release @PROJECT_VERSION@: see changelog.gz.

 -- @UMPIRE_MAINTAINER@  @date@
")
    umpire_compressed(${entries} ${entries})
    set(changes ${CMAKE_CURRENT_BINARY_DIR}/changelog)
    umpire_compressed(${PROJECT_SOURCE_DIR}/resources/CHANGELOG.md ${changes})
    add_custom_target(changelogs ALL DEPENDS ${entries}.gz ${changes}.gz)
    install(FILES ${entries}.gz ${changes}.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/desert-umpire
        COMPONENT debian EXCLUDE_FROM_ALL)
    install(FILES copyright ${entries}.gz ${changes}.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/desert-umpire-dev
        COMPONENT debian-dev EXCLUDE_FROM_ALL)
endif()
include(CPack)
