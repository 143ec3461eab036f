import type { CommandOptions, CommandUnknownOpts, OptionValues } from "@commander-js/extra-typings"
import type { Effect } from "effect"
import type { CommandFailed } from "../failures/CommandFailed.ts"
import type { Terminal } from "./Terminal.ts"

/** A command that contains subcommands, such as `saved`, or the program itself. */
export type Group = CommandUnknownOpts

/** A command typed by its arguments and options. */
interface Declared<Args extends Array<unknown>, Flags extends OptionValues> extends CommandUnknownOpts {
  processedArgs: Args
  optsWithGlobals(): Flags
}

/** Runs a command's work and records its exit code. */
type Perform = (work: Effect.Effect<void, CommandFailed>, isJson: boolean) => Promise<void>

/**
 * Adds a command to a group and returns it. `load` loads the command's work only when the command runs, so that help
 * appears immediately. The work receives the command's arguments, its flags, and the terminal.
 */
export type CommandAdder = <Args extends Array<unknown>, Flags extends OptionValues>(
  group: Group,
  declared: Declared<Args, Flags>,
  load: () => Promise<
    (
      ...given: [...args: Args, flags: NoInfer<Flags>, terminal: Terminal]
    ) => Effect.Effect<void, CommandFailed>
  >,
  placed?: CommandOptions,
) => Group

/** Creates a function that adds commands, which run on the terminal that `terminal` returns. */
export const createCommandAdder =
  (terminal: () => Terminal, perform: Perform): CommandAdder =>
  (group, declared, load, placed) => {
    declared.copyInheritedSettings(group).action(async () => {
      const work = await load()
      // With the options of the command above: of two commands that have the same option, the upper one takes it.
      const flags = declared.optsWithGlobals()
      await perform(work(...declared.processedArgs, flags, terminal()), flags["json"] === true)
    })
    group.addCommand(declared, placed)
    return declared
  }
