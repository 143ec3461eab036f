import { Command, Option } from "@commander-js/extra-typings"
import { areaKindNames } from "../../counting/where/areaKindNames.ts"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption, wholeNumberParser } from "../../terminal/options.ts"

const searchHelp = `
Finds areas of any kind by name or code, or by the beginning of either: 606, 60614, Austin, Cook County, "Cook, IL",
Chicago metro, TX-21, Texas. A state or a kind of area narrows the search; 'counties IL' and 'zip Chicago' find all of them.
Prints one row per area, most likely first: kind, code, name, place and number of ZIP Codes. With --file, also counts the
records in each area as if it were the only area in that definition, with the definition's audience, suppressions and
excluded areas.

  listwright areas search cook county
  listwright areas search springfield --kind city --most 50
  listwright areas search austin --file list.json`

/** Declares `areas search`. */
export const declareSearch = () =>
  new Command("search")
    .description("find areas of every kind by name or code")
    .argument("<text...>", "a name or a code, or how it begins")
    .addOption(new Option("--kind <kind>", "only areas of this kind").choices(areaKindNames))
    .addOption(
      new Option("--most <number>", "how many of each kind to show (6)").argParser(wholeNumberParser(1, 100)),
    )
    .addOption(sourceOption())
    .addOption(
      new Option(
        "--file <file>",
        "also count each for the audience and suppressions of a definition, or - for standard input",
      ).conflicts("listType"),
    )
    .addOption(jsonOption())
    .addHelpText("after", searchHelp)

export type SearchFlags = CommandFlags<typeof declareSearch>
