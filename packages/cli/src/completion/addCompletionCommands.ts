import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareComplete } from "./commands/complete.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { declareCompletion } from "./commands/completion.ts"
import { shellScripts } from "./shellScripts.ts"

/** Adds `completion` and the command that its scripts call. */
export const addCompletionCommands = (program: Group, add: CommandAdder): void => {
  add(program, declareCompletion(), async () => {
    const { print } = await import("../terminal/output.ts")
    return (shell, _, terminal) => print(terminal, shellScripts[shell])
  })
  const complete = async () => {
    const { completeCommand } = await import("./completeCommand.ts")
    return (words: ReadonlyArray<string>, _: unknown, terminal: Terminal) =>
      completeCommand(program, words, terminal)
  }
  add(program, declareComplete(), complete, { hidden: true })
}
