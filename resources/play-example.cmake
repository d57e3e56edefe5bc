# Starts the program on the example battle. Without a display it plays the example's script instead, keeps the
# battle and a picture of it, and says so.
#   cmake -DPROGRAMS=BUILD-FOLDER -DSOURCE=SOURCE-FOLDER -P play-example.cmake

set(battle ${SOURCE}/resources/battles/beersheba-1917.battle.json)
set(script ${SOURCE}/resources/battles/beersheba-1917.script.jsonl)
set(window ${PROGRAMS}/desert-umpire)

if(EXISTS ${window} AND (DEFINED ENV{DISPLAY} OR DEFINED ENV{WAYLAND_DISPLAY}))
    # What is played is kept in its file at once, so it is a copy; a game begun there before goes on.
    set(copy ${PROGRAMS}/beersheba.battle.json)
    if(NOT EXISTS ${copy})
        configure_file(${battle} ${copy} COPYONLY)
    endif()
    message("Starting Desert Umpire on Beersheba, 31 October 1917: ${copy}")
    execute_process(COMMAND ${window} ${copy} RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "Desert Umpire ended with: ${status}")
    endif()
    return()
endif()

set(played ${PROGRAMS}/beersheba-played.battle.json)
set(record ${PROGRAMS}/beersheba-record.jsonl)
set(picture ${PROGRAMS}/beersheba.png)
execute_process(
    COMMAND ${PROGRAMS}/umpire play ${battle} --script ${script} --save ${played}
    OUTPUT_FILE ${record} RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "The example's script was not played to its end (status ${status}); see ${record}")
endif()
execute_process(COMMAND ${PROGRAMS}/umpire show ${played})
message("\nThere is no display, so the script of the example was played instead:\n  ${script}")
message("The battle as it stands now:  ${played}\nThe record, a result a line:   ${record}")
if(EXISTS ${window})
    set(ENV{QT_QPA_PLATFORM} offscreen)
    execute_process(COMMAND ${window} ${played} --screenshot ${picture} RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "The picture could not be made (status ${status})")
    endif()
    message("A picture of the window:       ${picture}")
endif()
