# The packages for Debian are made, hold what they should, and need what they are linked with.
include(${CMAKE_CURRENT_LIST_DIR}/checks.cmake)
need(DPKG dpkg-deb)
need(SHLIBDEPS dpkg-shlibdeps)
need(KIND file)
file(REMOVE_RECURSE ${WORK})
run(${CMAKE_CPACK_COMMAND} --config ${BUILD}/CPackConfig.cmake -B ${WORK} -D CPACK_DEBIAN_COMPRESSION_TYPE=gzip)

function(expect_in package)
    file(GLOB deb ${WORK}/${package}_${VERSION}-*.deb)
    run(${DPKG} --contents ${deb})
    foreach(file IN LISTS ARGN)
        if(NOT output MATCHES " \\./usr/${file}\n")
            message(FATAL_ERROR "${deb} has no ${file}:\n${output}")
        endif()
    endforeach()
    run(${DPKG} --field ${deb} Depends)
    set(output "${output}" PARENT_SCOPE)
endfunction()

set(files bin/umpire share/desert-umpire/rules/sand-sweat-and-camels/pack.json
    share/desert-umpire/battles/beersheba-1917.battle.json share/man/man1/umpire.1.gz
    share/bash-completion/completions/umpire share/zsh/vendor-completions/_umpire
    share/fish/vendor_completions.d/umpire.fish share/doc/desert-umpire/copyright
    share/doc/desert-umpire/changelog.Debian.gz)
if(GUI)
    list(APPEND files bin/desert-umpire share/desert-umpire/manual/index.html share/man/man1/desert-umpire.1.gz
        share/applications/desert-umpire.desktop share/mime/packages/desert-umpire.xml
        share/metainfo/[^/]*.metainfo.xml share/icons/hicolor/scalable/apps/desert-umpire.svg
        share/icons/hicolor/48x48/apps/desert-umpire.png)
endif()
expect_in(desert-umpire ${files})
foreach(library libc6 libsodium libexif)
    if(NOT output MATCHES "${library}")
        message(FATAL_ERROR "the package depends on ${output}")
    endif()
endforeach()
expect_in(desert-umpire-dev include/umpire/games/games.h share/doc/desert-umpire-dev/copyright)
if(NOT output MATCHES "nlohmann-json3-dev")
    message(FATAL_ERROR "the library's package depends on ${output}")
endif()
