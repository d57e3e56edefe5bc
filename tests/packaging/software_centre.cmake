# What software centres show.
include(${CMAKE_CURRENT_LIST_DIR}/checks.cmake)
need(APPSTREAM appstreamcli)
run(${APPSTREAM} validate --no-net --no-color ${made}/org.example.DesertUmpire.metainfo.xml)
