import { type Command, Option } from "commander"
import { jsonOption, wholeNumber } from "../terminal/options.ts"
import { addCopyCommands } from "./addCopyCommands.ts"
import { addRepeatCommands } from "./addRepeatCommands.ts"
import { accountOption, idsOption, outOption } from "./options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type {
  CombineFlags,
  JsonFlags,
  ListFlags,
  OverlapFlags,
  RunFlags,
  SaveFlags,
} from "./SavedListFlags.ts"

const savedHelp = `
A list is named by its id, its code or its name; a name that several lists have is refused with their ids.
Where lists are named, - reads them from standard input, one per line:
  listwright saved list --search spring --ids-only | listwright saved combine - --op union --price`

const saveHelp = `
  listwright saved save "North Side" --file north.json
  listwright saved save --into "North Side" --file wider.json
  listwright saved save --draft 019ac9f0-... --as-new "North Side, owners"`

/** `saved`. */
export const addSavedCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const saved = program
    .command("saved")
    .description("keep, compare and combine lists")
    .addHelpText("after", savedHelp)
  saved
    .command("list")
    .description("saved lists, the latest first")
    .option("--search <text>", "those with this in their name or code")
    .addOption(accountOption("those of one account"))
    .option("--from <day>", "saved on this day or later, like 2026-11-01")
    .option("--to <day>", "saved on this day or earlier")
    .addOption(new Option("--limit <number>", "show this many (100)").argParser(wholeNumber(1, 1_000)))
    .addOption(
      new Option("--shared", "those of colleagues whose links you opened").conflicts([
        "search",
        "account",
        "from",
        "to",
        "limit",
        "out",
      ]),
    )
    .addOption(idsOption("print only ids, for pipes"))
    .addOption(outOption())
    .option("--force", "overwrite an existing file")
    .addOption(jsonOption())
    .action(async (flags: ListFlags) => {
      const { listCommand, sharedListsCommand } = await import("./listCommand.ts")
      await perform(
        flags.shared === true ? sharedListsCommand(flags, terminal) : listCommand(flags, terminal),
        flags,
      )
    })
  saved
    .command("show")
    .description("what a list selects, and its figures when saved")
    .argument("<list>")
    .addOption(jsonOption())
    .action(async (list: string, flags: JsonFlags) => {
      const { showCommand } = await import("./keepCommands.ts")
      await perform(showCommand(list, flags, terminal), flags)
    })
  saved
    .command("save")
    .description("count a definition or a draft and save it, as a new list or into one")
    .argument("[name]", "the name of a new list")
    .option("--file <file>", "the definition, or - for standard input")
    .addOption(
      new Option(
        "--draft <id>",
        "a draft, by the id in its address: without a name, saved into the list that it came from",
      ).conflicts(["file", "account"]),
    )
    .option("--into <list>", "save into this list, which keeps its id, its watches and its links")
    .option("--as-new <name>", "the same as a name: save a new list")
    .option("--over", "save over what another user saved into the list since the draft was opened")
    .addOption(accountOption("the account that a new list of a definition is for (your own)"))
    .addOption(idsOption("print only its id, for pipes"))
    .addOption(jsonOption())
    .addHelpText("after", saveHelp)
    .action(async (name: string | undefined, flags: SaveFlags) => {
      const { saveCommand } = await import("./saveCommand.ts")
      await perform(saveCommand(name, flags, terminal), flags)
    })
  saved
    .command("run")
    .description("count a list again: what has changed since it was saved, and why")
    .argument("<list>")
    .addOption(
      new Option("--by <unit>", "also show figures for each ZIP Code that the list reaches").choices(["zip"]),
    )
    .option("--price", "also price it")
    .addOption(jsonOption())
    .action(async (list: string, flags: RunFlags) => {
      const { runCommand } = await import("./runCommand.ts")
      await perform(runCommand(list, flags, terminal), flags)
    })
  saved
    .command("compare")
    .description("what two lists choose, count and cost now, and where they differ")
    .argument("<lists...>", "two of them; draft:ID is a draft, by the id in its address")
    .addOption(jsonOption())
    .action(async (lists: ReadonlyArray<string>, flags: JsonFlags) => {
      const { sideBySideCommand } = await import("./sideBySideCommand.ts")
      await perform(sideBySideCommand(lists, flags, terminal), flags)
    })
  saved
    .command("diff")
    .description("how many people are in one of two lists, or in both")
    .argument("<lists...>")
    .addOption(jsonOption())
    .action(async (lists: ReadonlyArray<string>, flags: JsonFlags) => {
      const { diffCommand } = await import("./compareCommands.ts")
      await perform(diffCommand(lists, flags, terminal), flags)
    })
  saved
    .command("overlap")
    .description("how many people are in which of up to 6 lists, and what they cost")
    .argument("<lists...>")
    .option("--on-top-of <list>", "also what they cost on top of this list (the first)")
    .addOption(outOption())
    .option("--force", "overwrite an existing file")
    .addOption(jsonOption())
    .action(async (lists: ReadonlyArray<string>, flags: OverlapFlags) => {
      const { overlapCommand } = await import("./compareCommands.ts")
      await perform(overlapCommand(lists, flags, terminal), flags)
    })
  saved
    .command("combine")
    .description("make one list of several")
    .argument("<lists...>")
    .addOption(
      new Option("--op <operation>", "in any, in all, only in the first, or in exactly --k of them")
        .choices(["union", "intersect", "minus", "exactly"])
        .makeOptionMandatory(),
    )
    .addOption(new Option("--k <number>", "with --op exactly").argParser(wholeNumber(1, 20)))
    .option("--price", "also price it")
    .option("--save-as <name>", "save it under this name")
    .addOption(idsOption("print only the id of the saved list, for pipes"))
    .addOption(jsonOption())
    .action(async (lists: ReadonlyArray<string>, flags: CombineFlags) => {
      const { combineCommand } = await import("./combineCommand.ts")
      await perform(combineCommand(lists, flags, terminal), flags)
    })
  saved
    .command("rename")
    .description("rename a list")
    .argument("<list>")
    .argument("<name>")
    .addOption(jsonOption())
    .action(async (list: string, name: string, flags: JsonFlags) => {
      const { renameCommand } = await import("./keepCommands.ts")
      await perform(renameCommand(list, name, flags, terminal), flags)
    })
  saved
    .command("delete")
    .description("delete all the lists named, or none of them")
    .argument("<lists...>")
    .addOption(jsonOption())
    .action(async (lists: ReadonlyArray<string>, flags: JsonFlags) => {
      const { deleteCommand } = await import("./keepCommands.ts")
      await perform(deleteCommand(lists, flags, terminal), flags)
    })
  saved
    .command("browse")
    .description("search, preview and combine lists on a screen")
    .action(async (flags: JsonFlags) => {
      const { browseCommand } = await import("./browse/browseCommand.ts")
      await perform(browseCommand(terminal), flags)
    })
  addCopyCommands(saved, terminal, perform)
  addRepeatCommands(saved, terminal, perform)
}
