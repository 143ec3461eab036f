import { UNIVERSE_NAMES } from "@listwright/domain/catalogue"
import { type Command, InvalidArgumentError, Option } from "commander"
import { jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { DeltaFlags, ExplainFlags, ImportFlags, LoadFlags, UniverseFlags } from "./UniverseFlags.ts"

const importHelp = `
Builds the new universe next to the one being served. A running server switches to it once it is complete, without a
pause. Whatever goes wrong, the previous universe stays. The command prints rows of tab-separated fields:
  universe  10-3                              its name; then snapshot, records, households, rows, refused
  refusal  2  ZipUnknown  zip  first: line 7 of people.csv    a row for each column and kind of refused rows
  refused_file  .../10-3.refused.csv          every refused row, with its line and the reason
  correction_file  .../10-3.corrections-1.csv  the same rows as they were written: fix them, and 'universe delta' loads them
  synthetic  20  Businesses                   universes of the site whose records are still synthetic
docs/loading-data.md explains how to describe your files.`

const percent = (text: string): number => {
  const number = /^\d{1,3}(\.\d+)?%?$/.test(text) ? Number(text.replace("%", "")) : Number.NaN
  if (number >= 0 && number <= 100) return number
  throw new InvalidArgumentError("It must be a percentage from 0 to 100, like 1 or 0.5.")
}

const dataOption = (): Option =>
  new Option("--out, --data <folder>", "the data folder of the site (.data)").env("LISTWRIGHT_DATA")

/** 'consumer', 'business' and so on; `unless` says what is meant without it. */
const universeOption = (unless: string): Option =>
  new Option("--universe <name>", `whose records are meant (${unless})`).choices(UNIVERSE_NAMES)

const clickhouseOption = (): Option =>
  new Option("--clickhouse <url>", "load it into ClickHouse servers before it is served").env(
    "CLICKHOUSE_URL",
  )

const importOptions = (command: Command): Command =>
  command
    .requiredOption("--mapping <file>", "the mapping file: which column holds what")
    .addOption(universeOption("those of the mapping"))
    .addOption(dataOption())
    .addOption(
      new Option("--max-refused <percent>", "load nothing if more rows than this are refused (1)").argParser(
        percent,
      ),
    )
    .option("--smaller", "load it even if fewer than half of the records remain")
    .addOption(clickhouseOption())
    .addOption(jsonOption())

const explainHelp = `
Prints the loops in WebAssembly's text format, each under a line that says how many rows it ran over. The definition is
what 'listwright count --save-definition FILE' writes; '-' is standard input. The command doesn't ask a server.
With --mapping in place of a definition, it says what an import would load and what its universe would lack, as rows of
tab-separated fields; nothing is loaded:
  universe  business  Businesses  20          whose records these are
  fills  SIC  Industry  sic1, sic2            an attribute, and the columns that it comes from
  unfilled  SALES  Yearly Sales               an attribute that couldn't be used to select people
  lacks  phone  no record has a phone         a fact that no column gives
  missing  contacts.csv  sic2                 a column that the mapping names and the file does not have
  unused  contacts.csv  fax                   a column that nothing is loaded from`

/** `universe import`, `delta`, `load`, `explain` and `info`. */
export const addUniverseCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const universe = program.command("universe").description("manage the data that a site sells lists from")
  importOptions(universe.command("import").description("load a data provider's files"))
    .addHelpText("after", importHelp)
    .action(async (flags: ImportFlags) => {
      const { importCommand } = await import("./importCommand.ts")
      await perform(importCommand(flags, terminal), flags)
    })
  importOptions(universe.command("delta").description("load changes to the current universe"))
    .requiredOption("--changes <file>", "rows with a column op: upsert or delete")
    .addHelpText("after", importHelp)
    .action(async (flags: DeltaFlags) => {
      const { deltaCommand } = await import("./importCommand.ts")
      await perform(deltaCommand(flags, terminal), flags)
    })
  universe
    .command("load")
    .description("load the current universe into ClickHouse servers")
    .addOption(universeOption("consumer"))
    .addOption(dataOption())
    .addOption(clickhouseOption())
    .addOption(jsonOption())
    .action(async (flags: LoadFlags) => {
      const { loadCommand } = await import("./loadCommand.ts")
      await perform(loadCommand(flags, terminal), flags)
    })
  universe
    .command("explain")
    .description("print the loops that a list's count becomes, or what a mapping would load")
    .argument("[definition]", "a file with a list definition")
    .option("--mapping <file>", "explain a mapping file instead")
    .addOption(universeOption("that of the definition or mapping"))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", explainHelp)
    .action(async (file: string | undefined, flags: ExplainFlags) => {
      const { explainCommand } = await import("./explainCommand.ts")
      await perform(explainCommand(file, flags, terminal), flags)
    })
  universe
    .command("info")
    .description("list the universes, and which one is to be served")
    .addOption(universeOption("all"))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (flags: UniverseFlags) => {
      const { infoCommand } = await import("./infoCommand.ts")
      await perform(infoCommand(flags, terminal), flags)
    })
}
