import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

const searchHelp = `
Prints one row per match: the value to use with --demo, its name, and what it belongs to. Words can be in any order, and can
be incomplete or synonyms ('kids', 'diy'). Words of five letters or more can contain one typo.

  listwright attributes search dogs
  listwright attributes search refinance --json
  listwright count --zip 60614 --demo PETS=2`

/** Declares `attributes search`. */
export const declareSearch = () =>
  new Command("search")
    .description("find attributes, their values and industries by common names")
    .argument("<words...>", "at least 3 characters, like golf, kids or home loan")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", searchHelp)

export type SearchFlags = CommandFlags<typeof declareSearch>
