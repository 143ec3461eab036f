import { type Command, InvalidArgumentError, Option } from "commander"
import { addListOptions } from "../counting/addListOptions.ts"
import { jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { AreaTableFlags, BreakdownFlags } from "./ReportFlags.ts"

const reportHelp = `
Choose the list as for 'count'. Without --out, prints a line of tab-separated fields for each row, with titles in the first
line and totals in the last.`

/** Attributes as they are typed, separated by commas. */
export const columnsIn = (text: string, before: ReadonlyArray<string> = []): ReadonlyArray<string> => {
  const columns = text.split(",").flatMap((column) => (column.trim() === "" ? [] : [column.trim()]))
  if (columns.length === 0) throw new InvalidArgumentError("It must name an attribute, like AGE.")
  return [...before, ...columns]
}

const addOutput = (command: Command, kinds: string): Command =>
  command
    .optionsGroup("Output:")
    .addOption(new Option("--out <file>", `write it to a file instead: ${kinds}`).conflicts("json"))
    .option("--force", "overwrite an existing file")
    .addOption(jsonOption())
    .addHelpText("after", reportHelp)

/** `report breakdown`, `report 2d`. */
export const addReportCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const report = program.command("report").description("reports about a list")
  const breakdown = report
    .command("breakdown")
    .description("how a list spreads over the values of an attribute")
    .requiredOption("--attribute <attribute>", "the attribute, like AGE")
  addOutput(addListOptions(breakdown), "a workbook (.xlsx), .csv, or .pdf to read and print")
    .option("--format <format>", "csv, xlsx or pdf (by the ending of --out)")
    .action(async (flags: BreakdownFlags) => {
      const { breakdownCommand } = await import("./breakdownCommand.ts")
      await perform(breakdownCommand(flags, terminal), flags)
    })
  const areas = report
    .command("2d")
    .description("the areas of a list by the values of attributes, up to 500,000 cells")
    .addOption(
      new Option(
        "--attributes <attributes>",
        "attributes, like GENDER,AGE; may be repeated (all that a report may have)",
      ).argParser(columnsIn),
    )
    .option("--name <name>", "what the workbook is called (Areas)")
  addOutput(addListOptions(areas), "a workbook (.xlsx) or .csv").action(async (flags: AreaTableFlags) => {
    const { areaTableCommand } = await import("./areaTableCommand.ts")
    await perform(areaTableCommand(flags, terminal), flags)
  })
}
