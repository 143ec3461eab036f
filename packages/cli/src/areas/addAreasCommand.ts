import { Argument, type Command, Option } from "commander"
import { jsonOption, wholeNumber } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ListAreasFlags } from "./listAreasCommand.ts"

const listHelp = `
Prints one row each, in the order of their names: the code that definitions use, the name, the state. Metro areas of
several states are in the list of each. Which Congress the districts are of, and which month the metro areas, is said on
standard error.

  listwright areas list states
  listwright areas list counties IL
  listwright areas list metros NY --json`

export const LISTED = ["states", "cities", "counties", "metros", "districts"] as const

/** `areas list`. */
export const addAreasCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("areas")
    .description("find out which areas there are")
    .command("list")
    .description("list the states, or the cities, counties, metro areas or districts of one")
    .addArgument(new Argument("<what>", "what to list").choices(LISTED))
    .argument("[state]", "its two letters, like IL")
    .addOption(new Option("--list-type <number>", "the data source (10)").argParser(wholeNumber(1, 1_000)))
    .addOption(jsonOption())
    .addHelpText("after", listHelp)
    .action(async (what: (typeof LISTED)[number], state: string | undefined, flags: ListAreasFlags) => {
      const { listAreasCommand } = await import("./listAreasCommand.ts")
      await perform(listAreasCommand(what, state, flags, terminal), flags)
    })
}
