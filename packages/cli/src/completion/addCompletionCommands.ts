import { Argument, type Command } from "commander"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { type Shell, SHELLS, shellScripts } from "./shellScripts.ts"

const completionHelp = `
Commands, options, their choices and the names of your saved lists complete with Tab. To enable it in every shell:
  bash   echo 'eval "$(listwright completion bash)"' >> ~/.bashrc
  zsh    echo 'eval "$(listwright completion zsh)"' >> ~/.zshrc      (after compinit)
  fish   listwright completion fish > ~/.config/fish/completions/listwright.fish`

/** `completion`, and what its scripts ask. */
export const addCompletionCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("completion")
    .description("print the script that lets a shell complete commands")
    .addArgument(new Argument("<shell>", "the shell").choices(SHELLS))
    .addHelpText("after", completionHelp)
    .action(async (shell: Shell) => {
      const { print } = await import("../terminal/output.ts")
      await perform(print(terminal, shellScripts[shell]), {})
    })
  program
    .command("__complete", { hidden: true })
    // The last word is empty where the next one is asked for.
    .argument("[words...]", "the words so far", [])
    .action(async (words: ReadonlyArray<string>) => {
      const { completeCommand } = await import("./completeCommand.ts")
      await perform(completeCommand(program, words, terminal), {})
    })
}
