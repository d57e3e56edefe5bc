# fish completion for umpire. The program itself knows the words, those of the battle that is named among them.
function __umpire_complete
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    for line in ($typed[1] complete $typed[2..-1] "$current" 2>/dev/null)
        switch $line
            case ':files'
                __fish_complete_path "$current"
            case ':folders'
                __fish_complete_directories "$current"
            case '*'
                echo $line
        end
    end
end
complete -c umpire -f -a '(__umpire_complete)'
