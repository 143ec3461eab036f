/** The shells that completion supports. */
export const SHELLS = ["bash", "zsh", "fish"] as const
export type Shell = (typeof SHELLS)[number]

/** The bash script. It quotes names that contain spaces, unless a quote is already open. */
const bash = `# Completes listwright in bash: eval "$(listwright completion bash)"
_listwright() {
  local current="\${COMP_WORDS[COMP_CWORD]}" kind= line
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ -z $kind ]]; then
      kind=$line
      continue
    fi
    line=\${line%%$'\\t'*}
    [[ $current == [\\"\\']* ]] || printf -v line %q "$line"
    COMPREPLY+=("$line")
  done < <("\${COMP_WORDS[0]}" __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  [[ $kind == files ]] && compopt -o default 2>/dev/null
  return 0
}
complete -F _listwright listwright
`

const zsh = `#compdef listwright
# Completes listwright in zsh: eval "$(listwright completion zsh)", after compinit
_listwright() {
  local -a lines described
  local line
  lines=("\${(@f)$("$words[1]" __complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ $lines[1] == files ]]; then
    _files
    return
  fi
  for line in "\${(@)lines[2,-1]}"; do
    described+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  _describe -t values value described
}
compdef _listwright listwright
`

const fish = `# Completes listwright in fish: listwright completion fish | source
function __listwright_complete
    set -l before (commandline -opc)
    set -l program $before[1]
    set -e before[1]
    set -l current (commandline -ct | string trim --left --chars '"\\'' | string unescape)
    set -l lines (command $program __complete -- $before "$current" 2>/dev/null)
    if test "$lines[1]" = files
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $lines[2..-1]
    end
end
complete -c listwright -f -a '(__listwright_complete)'
`

/** The completion scripts for each shell. The words come from the program itself, so they always match it. */
export const shellScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish }
