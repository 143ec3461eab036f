import { Argument, type Command, Option } from "commander"
import { jsonOption, wholeNumber, sourceOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { type AreaWord, areaWords } from "../counting/where/areaWords.ts"
import type { ListAreasFlags } from "./listAreasCommand.ts"
import type { SearchAreasFlags } from "./searchAreasCommand.ts"
import type { ShowAreaFlags } from "./showAreaCommand.ts"

const listHelp = `
Prints one row each, in the order of their names: the code that definitions use, the name, the state. Metro areas of
several states are in the list of each. Standard error says which Congress the districts belong to, and how current the
metro areas are.

  listwright areas list states
  listwright areas list counties IL
  listwright areas list metros NY --json`

export const LISTED = ["states", "cities", "counties", "metros", "districts"] as const

const searchHelp = `
Finds areas of every kind by name or code, or by how either begins: 606, 60614, Austin, Cook County, "Cook, IL",
Chicago metro, TX-21, Texas. A state or a kind of area narrows the search; 'counties IL' and 'zip Chicago' find all of them.
Prints one row each, the likeliest kind and area first: kind, code, name, place, number of ZIP Codes. With --file, also
counts the records of each as the only area of that definition, with its audience, suppressions and excluded areas.

  listwright areas search cook county
  listwright areas search springfield --kind city --most 50
  listwright areas search austin --file list.json`

const showHelp = `
Prints the name of an area, how many ZIP Codes it has, and the counties of a metro area. --zips prints its ZIP Codes, one
per line. The codes are those of 'areas list' and 'areas search': a county's is its FIPS code, a metro area's its CBSA code.

  listwright areas show county 17031
  listwright areas show district TX21 --zips
  listwright areas show city IL:Chicago --json`

/** `areas list|search|show`. */
export const addAreasCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  const areas = program.command("areas").description("find out which areas there are")
  areas
    .command("search")
    .description("find areas of every kind by name or code")
    .argument("<text...>", "a name or a code, or how it begins")
    .addOption(new Option("--kind <kind>", "only areas of this kind").choices(areaWords))
    .addOption(
      new Option("--most <number>", "how many of each kind to show (6)").argParser(wholeNumber(1, 100)),
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
    .action(async (text: ReadonlyArray<string>, flags: SearchAreasFlags) => {
      const { searchAreasCommand } = await import("./searchAreasCommand.ts")
      await perform(searchAreasCommand(text, flags, terminal), flags)
    })
  areas
    .command("show")
    .description("show one area and its ZIP Codes")
    .addArgument(new Argument("<kind>", "what it is").choices(areaWords))
    .argument("[code]", "its code; not needed for usa")
    .addOption(new Option("--zips", "print only its ZIP Codes, one per line").conflicts("json"))
    .addOption(jsonOption())
    .addHelpText("after", showHelp)
    .action(async (kind: AreaWord, code: string | undefined, flags: ShowAreaFlags) => {
      const { showAreaCommand } = await import("./showAreaCommand.ts")
      await perform(showAreaCommand(kind, code, flags, terminal), flags)
    })
  areas
    .command("list")
    .description("list the states, or the cities, counties, metro areas or districts of one")
    .addArgument(new Argument("<what>", "what to list").choices(LISTED))
    .argument("[state]", "its two letters, like IL")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", listHelp)
    .action(async (what: (typeof LISTED)[number], state: string | undefined, flags: ListAreasFlags) => {
      const { listAreasCommand } = await import("./listAreasCommand.ts")
      await perform(listAreasCommand(what, state, flags, terminal), flags)
    })
}
