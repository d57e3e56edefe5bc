# Run by ctest; every step must succeed.
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN}\nended with ${status}:\n${output}")
    endif()
endfunction()

set(prefix ${WORK_FOLDER}/prefix)
file(REMOVE_RECURSE ${WORK_FOLDER})
run(${CMAKE_COMMAND} --install ${BUILD_FOLDER} --prefix ${prefix})
run(${prefix}/bin/umpire validate ${prefix}/${DATA_FOLDER}/battles/beersheba-1917.battle.json)
run(${prefix}/bin/umpire rules sand-sweat-and-camels)
run(${CMAKE_COMMAND} -S ${CONSUMER_FOLDER} -B ${WORK_FOLDER}/build -G ${GENERATOR}
    -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_BUILD_TYPE=${BUILD_TYPE} -DCMAKE_CXX_COMPILER=${COMPILER}
    "-DCMAKE_CXX_FLAGS=${FLAGS}")
run(${CMAKE_COMMAND} --build ${WORK_FOLDER}/build)
run(${WORK_FOLDER}/build/consumer ${prefix}/${DATA_FOLDER})
run(${WORK_FOLDER}/build/engine_only)
