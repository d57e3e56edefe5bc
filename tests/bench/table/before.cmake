# Builds the program as it was at a commit, with the benchmarks as they are now.
#   -DCOMMIT= -DSOURCE= (a git work tree) -DFOLDER= -DBENCHMARKS= -DTYPE= -DFLAGS=

function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE failed)
    if(failed)
        list(JOIN ARGV " " command)
        message(FATAL_ERROR "failed: ${command}")
    endif()
endfunction()

set(was ${FOLDER}/source)
if(NOT EXISTS ${was}/CMakeLists.txt)
    find_package(Git REQUIRED)
    file(MAKE_DIRECTORY ${was})
    run(${GIT_EXECUTABLE} -C ${SOURCE} archive --format=tar -o ${FOLDER}/before.tar ${COMMIT})
    run(${CMAKE_COMMAND} -E chdir ${was} ${CMAKE_COMMAND} -E tar xf ${FOLDER}/before.tar)
    file(REMOVE_RECURSE ${was}/tests/bench)
endif()
file(CREATE_LINK ${BENCHMARKS} ${was}/tests/bench SYMBOLIC)
run(${CMAKE_COMMAND} -S ${was} -B ${FOLDER}/build -G Ninja -DCMAKE_BUILD_TYPE=${TYPE} -DCMAKE_CXX_FLAGS=${FLAGS}
    -DCMAKE_UNITY_BUILD=ON -DUMPIRE_BUILD_TESTS=OFF -DUMPIRE_BUILD_GUI=OFF -DUMPIRE_BUILD_BENCHMARKS=ON
    -DUMPIRE_BENCH_IS_BEFORE=ON --log-level=WARNING)
run(${CMAKE_COMMAND} --build ${FOLDER}/build --target table_rows umpire)
