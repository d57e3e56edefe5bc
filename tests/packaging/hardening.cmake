# What the preset for packages compiles and links with makes a program that is hard to break into.
include(${CMAKE_CURRENT_LIST_DIR}/checks.cmake)
need(COMPILER g++)
need(READELF readelf)
file(READ ${SOURCE}/CMakePresets.json presets)
string(JSON count LENGTH "${presets}" configurePresets)
math(EXPR last "${count} - 1")
foreach(at RANGE ${last})
    string(JSON name GET "${presets}" configurePresets ${at} name)
    if(name STREQUAL package)
        string(JSON compile GET "${presets}" configurePresets ${at} cacheVariables CMAKE_CXX_FLAGS)
        string(JSON link GET "${presets}" configurePresets ${at} cacheVariables CMAKE_EXE_LINKER_FLAGS)
    endif()
endforeach()
separate_arguments(compile UNIX_COMMAND "${compile}")
separate_arguments(link UNIX_COMMAND "${link}")
file(REMOVE_RECURSE ${WORK})
file(WRITE ${WORK}/copy.cpp "#include <cstring>
int main(int count, char** words) {
    char copy[16];
    std::strcpy(copy, words[count - 1]);
    return copy[0];
}
")
run(${COMPILER} -O2 ${compile} ${WORK}/copy.cpp ${link} -o ${WORK}/copy)
run(${READELF} --wide --dynamic --program-headers --dyn-syms ${WORK}/copy)
foreach(sign BIND_NOW GNU_RELRO __strcpy_chk __stack_chk_fail "DYN \\(Position-Independent")
    if(NOT output MATCHES "${sign}")
        message(FATAL_ERROR "nothing of ${sign}:\n${output}")
    endif()
endforeach()
