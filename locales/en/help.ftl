### The texts of `tengen --help`: one message for each command, one attribute for each argument.

help = Go: play at this terminal, count, and work with game records
    .examples =
        Exit codes: 0 fine, 1 the input has faults (reported), 2 wrong use.
        "tengen COMMAND --help" says more about one command, with examples.

help-completions = Print a script that completes tengen's commands in a shell
    .shell = The shell
    .examples =
        Examples:
          tengen completions bash > ~/.local/share/bash-completion/completions/tengen
          tengen completions fish > ~/.config/fish/completions/tengen.fish
