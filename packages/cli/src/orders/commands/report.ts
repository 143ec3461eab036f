import { Command, Option } from "@commander-js/extra-typings"
import { parseColumns } from "../../reports/parseColumns.ts"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { forceOption, formatOption, jsonOption, orderArgument } from "../../terminal/options.ts"

const reportHelp = `
Writes the order's count as a workbook: areas, audience and breakdowns. With --attribute, writes a breakdown of the order's
list by that attribute. With --email, emails a workbook of its areas by attribute values. Reports count the list with
today's data.
  listwright order report LW-2345-6789 --attribute AGE --format pdf
  listwright order report LW-2345-6789 --email ann@bakery.example,dana@bakery.example --attributes GENDER,AGE`

/** Declares `order report`. */
export const declareReport = () =>
  new Command("report")
    .description("create a report on an order's list")
    .addArgument(orderArgument())
    .option("--attribute <attribute>", "a breakdown by this attribute, like AGE")
    .addOption(formatOption("of a breakdown: csv, xlsx or pdf (xlsx)"))
    .addOption(
      new Option(
        "--email <addresses>",
        "email the areas by attributes to these addresses, separated by commas",
      ).conflicts(["attribute", "format", "out"]),
    )
    .addOption(
      new Option(
        "--attributes <attributes>",
        "for an emailed report, like GENDER,AGE; may be repeated (all that a report may have)",
      ).argParser(parseColumns),
    )
    .option("--name <name>", "the name of an emailed report (the order's name)")
    .option("--out <file>", "where to write it (default: the server's file name)")
    .addOption(forceOption())
    .addOption(jsonOption())
    .addHelpText("after", reportHelp)

export type ReportFlags = CommandFlags<typeof declareReport>
