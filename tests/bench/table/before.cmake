# Builds the program as it was at a commit, with the benchmarks as they are now.
#   -DCOMMIT= -DSOURCE= (a git work tree) -DFOLDER= -DBENCHMARKS= -DTYPE= -DFLAGS=

function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE failed)
    if(failed)
        list(JOIN ARGV " " command)
        message(FATAL_ERROR "failed: ${command}")
    endif()
endfunction()

function(unpack folder)
    find_package(Git QUIET)
    file(MAKE_DIRECTORY ${folder})
    execute_process(
        COMMAND ${GIT_EXECUTABLE} -C ${SOURCE} archive --format=tar -o ${FOLDER}/source.tar ${COMMIT}
        RESULT_VARIABLE failed)
    if(NOT failed)
        execute_process(COMMAND ${CMAKE_COMMAND} -E tar xf ${FOLDER}/source.tar WORKING_DIRECTORY ${folder})
        file(REMOVE_RECURSE ${folder}/tests/bench)
    endif()
endfunction()

set(was ${FOLDER}/source)
if(NOT EXISTS ${was}/CMakeLists.txt)
    unpack(${was})
endif()
if(NOT EXISTS ${was}/CMakeLists.txt)
    message(WARNING "commit ${COMMIT} is not to be had from git here: the table goes without it")
    return()
endif()
file(CREATE_LINK ${BENCHMARKS} ${was}/tests/bench SYMBOLIC)
run(${CMAKE_COMMAND} -S ${was} -B ${FOLDER}/build -G Ninja -DCMAKE_BUILD_TYPE=${TYPE} -DCMAKE_CXX_FLAGS=${FLAGS}
    -DCMAKE_UNITY_BUILD=ON -DUMPIRE_BUILD_TESTS=OFF -DUMPIRE_BUILD_GUI=OFF -DUMPIRE_BUILD_BENCHMARKS=ON
    -DUMPIRE_BENCH_IS_BEFORE=ON --log-level=WARNING)
run(${CMAKE_COMMAND} --build ${FOLDER}/build --target table_rows umpire)
