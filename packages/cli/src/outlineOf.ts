import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { AddCommands } from "./groups.ts"
import { makeProgram } from "./program.ts"
import { processTerminal } from "./terminal/Terminal.ts"
import type { Outline, OutlinedCommand } from "./builtOutline.ts"

const argsOf = ({ registeredArguments }: CommandUnknownOpts): ReadonlyArray<string> =>
  registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? "..." : ""}`
    return argument.required ? `<${name}>` : `[${name}]`
  })

const outlined =
  (visible: ReadonlyArray<CommandUnknownOpts>) =>
  (command: CommandUnknownOpts): OutlinedCommand => ({
    name: command.name(),
    aliases: command.aliases(),
    description: command.description(),
    args: argsOf(command),
    hasOptions: command.options.length > 0,
    isHidden: !visible.includes(command),
  })

/** Outlines the commands that each group adds. */
export const outlineOf = (groups: ReadonlyArray<AddCommands>): Outline =>
  groups.map((group) => {
    const program = makeProgram(processTerminal(), "", [group], () => {})
    return program.commands.map(outlined(program.createHelp().visibleCommands(program)))
  })
