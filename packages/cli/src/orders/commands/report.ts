import { Command, Option } from "@commander-js/extra-typings"
import { columnsIn } from "../../reports/columnsIn.ts"
import type { FlagsOf } from "../../terminal/declared.ts"
import { forceOption, formatOption, jsonOption, orderArgument } from "../../terminal/options.ts"

const reportHelp = `
Writes the count of the order as a workbook: areas, audience, breakdowns. With --attribute, how its list spreads over the
values of an attribute; with --email, mails a workbook of its areas by the values of attributes. Reports count the list with
today's data.
  listwright order report LW-2345-6789 --attribute AGE --format pdf
  listwright order report LW-2345-6789 --email ann@bakery.example,dana@bakery.example --attributes GENDER,AGE`

/** Declares `order report`. */
export const declareReport = () =>
  new Command("report")
    .description("make a report on the list of an order")
    .addArgument(orderArgument())
    .option("--attribute <attribute>", "a breakdown by this attribute, like AGE")
    .addOption(formatOption("of a breakdown: csv, xlsx or pdf (xlsx)"))
    .addOption(
      new Option(
        "--email <addresses>",
        "mail the areas by attributes to these addresses, separated by commas",
      ).conflicts(["attribute", "format", "out"]),
    )
    .addOption(
      new Option(
        "--attributes <attributes>",
        "of a mailed report, like GENDER,AGE; may be repeated (all that a report may have)",
      ).argParser(columnsIn),
    )
    .option("--name <name>", "what a mailed report is called (the order's name)")
    .option("--out <file>", "where to write it (default: the server's file name)")
    .addOption(forceOption())
    .addOption(jsonOption())
    .addHelpText("after", reportHelp)

export type ReportFlags = FlagsOf<typeof declareReport>
