import { Argument, Command } from "@commander-js/extra-typings"
import { SHELLS } from "../shellScripts.ts"

const completionHelp = `
Press Tab to complete commands, options, their choices and the names of your saved lists. To enable this in every shell:
  bash   echo 'eval "$(listwright completion bash)"' >> ~/.bashrc
  zsh    echo 'eval "$(listwright completion zsh)"' >> ~/.zshrc      (after compinit)
  fish   listwright completion fish > ~/.config/fish/completions/listwright.fish`

/** Declares `completion`. */
export const declareCompletion = () =>
  new Command("completion")
    .description("print the script that lets a shell complete commands")
    .addArgument(new Argument("<shell>", "the shell").choices(SHELLS))
    .addHelpText("after", completionHelp)
