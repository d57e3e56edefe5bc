# A desktop knows our files by their names.
include(${CMAKE_CURRENT_LIST_DIR}/checks.cmake)
need(UPDATE update-mime-database)
file(REMOVE_RECURSE ${WORK})
file(COPY ${packaging}/desert-umpire-mime.xml DESTINATION ${WORK}/mime/packages)
set(ENV{XDG_DATA_DIRS} ${WORK})
run(${UPDATE} ${WORK}/mime)
expect_quiet(update-mime-database)
file(READ ${WORK}/mime/globs2 globs)
foreach(line "80:application/vnd.desert-umpire.battle+json:*.battle.json"
             "80:application/vnd.desert-umpire.rules+json:*.house-rules.json"
             "80:application/vnd.desert-umpire.collection+json:*.collection.json")
    string(FIND "${globs}" "${line}" at)
    if(at EQUAL -1)
        message(FATAL_ERROR "not known: ${line}\n${globs}")
    endif()
endforeach()
# Names that other programs use as well are nobody's own.
foreach(name pack.json collection.json)
    if(globs MATCHES ":${name}\n")
        message(FATAL_ERROR "every ${name} is taken for ours:\n${globs}")
    endif()
endforeach()
