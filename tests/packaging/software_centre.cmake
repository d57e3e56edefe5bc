# What software centres show.
include(${CMAKE_CURRENT_LIST_DIR}/checks.cmake)
need(APPSTREAM appstreamcli)
run(${APPSTREAM} validate --no-net --no-color ${metainfo})
file(READ ${metainfo} text)
if(NOT text MATCHES "<id>${id}</id>")
    message(FATAL_ERROR "the file is not that of ${id}")
endif()
