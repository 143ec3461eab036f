import { Command } from "@commander-js/extra-typings"
import { type AddCommands, groups } from "./groups.ts"
import { builtOutline, type Outline, type OutlinedCommand } from "./builtOutline.ts"

/** The command that shells call; it completes the names of all commands. */
const COMPLETE = "__complete"

/** Adds commands that only the program's help, suggestions, and completions use. */
const addOutlined =
  (commands: ReadonlyArray<OutlinedCommand>): AddCommands =>
  (program) => {
    for (const { aliases, args, description, hasOptions, isHidden, name } of commands) {
      const command = new Command(name).aliases(aliases).description(description)
      for (const arg of args) command.argument(arg)
      // Help shows '[options]' for any.
      if (hasOptions) command.option("--any")
      program.addCommand(command, { hidden: isHidden })
    }
  }

const isNamedIn =
  (words: ReadonlyArray<string>) =>
  (commands: ReadonlyArray<OutlinedCommand>): boolean =>
    commands.some(({ aliases, name }) => [name, ...aliases].some((one) => words.includes(one)))

/**
 * Loads the groups that a command line needs. If its first word names a command, that's only the command's group.
 * Otherwise, since options may come first, it's every group with a command that any word names, and the outline replaces
 * the others. Loads all groups if there's no outline.
 */
export const loadCommandGroups = async (
  words: ReadonlyArray<string>,
  outline: Outline | undefined = builtOutline,
): Promise<ReadonlyArray<AddCommands>> => {
  if (outline === undefined) return Promise.all(groups.map((load) => load()))
  const only = groups[outline.findIndex(isNamedIn(words.slice(0, 1)))]
  if (only !== undefined && words[0] !== COMPLETE) return [await only()]
  return Promise.all(
    groups.map(async (load, place) => {
      const commands = outline[place] ?? []
      return isNamedIn(words)(commands) ? load() : addOutlined(commands)
    }),
  )
}
