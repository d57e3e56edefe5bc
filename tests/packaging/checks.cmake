# Of use to all checks.
set(packaging ${SOURCE}/resources/packaging)
set(made ${BUILD}/resources/packaging)
file(STRINGS ${BUILD}/CMakeCache.txt id REGEX "^UMPIRE_COMPONENT_ID:")
string(REGEX REPLACE "^[^=]*=" "" id "${id}")
set(metainfo ${made}/${id}.metainfo.xml)

# Sets `variable` to the path of a tool; where there is none the test ends, skipped.
macro(need variable tool)
    find_program(${variable} ${tool})
    if(NOT ${variable})
        message("skipped: there is no ${tool} here")
        return()
    endif()
endmacro()

# Every step must succeed and say nothing but what `output` may be; gives its output in `output`.
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN}\nended with ${status}:\n${said}")
    endif()
    set(output "${said}" PARENT_SCOPE)
endfunction()

function(expect_quiet)
    if(NOT output STREQUAL "")
        message(FATAL_ERROR "${ARGN}: ${output}")
    endif()
endfunction()
