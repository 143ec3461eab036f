import { Argument, Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

const listHelp = `
Prints one row per area, sorted by name: the code used in definitions, the name and the state. A metro area in several
states is listed under each. Standard error shows which Congress the districts belong to and how current the metro areas
are.

  listwright areas list states
  listwright areas list counties IL
  listwright areas list metros NY --json`

/** The kinds of areas that can be listed. */
export const LISTABLE_AREA_KINDS = ["states", "cities", "counties", "metros", "districts"] as const

/** Declares `areas list`. */
export const declareList = () =>
  new Command("list")
    .description("list the states, or the cities, counties, metro areas or districts of one")
    .addArgument(new Argument("<what>", "what to list").choices(LISTABLE_AREA_KINDS))
    .argument("[state]", "its two letters, like IL")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", listHelp)

export type ListFlags = CommandFlags<typeof declareList>
