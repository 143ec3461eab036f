import { Command, Option } from "@commander-js/extra-typings"
import { listOptions } from "../../counting/listOptions.ts"
import { type CommandFlags, withOptions } from "../../terminal/commandFlags.ts"
import { parseColumns } from "../parseColumns.ts"
import { outputOptions, reportHelp } from "../outputOptions.ts"

/** Declares `report 2d`. */
export const declareAreaTable = () => {
  const declared = new Command("2d")
    .description("break the areas of a list down by attributes, up to 500,000 cells")
    .addOption(
      new Option(
        "--attributes <attributes>",
        "attributes, like GENDER,AGE; may be repeated (all that a report may have)",
      ).argParser(parseColumns),
    )
    .option("--name <name>", "what the workbook is called (Areas)")
  const output = outputOptions("a workbook (.xlsx) or .csv")
  return withOptions(declared, ...listOptions(), output).addHelpText("after", reportHelp)
}

export type AreaTableFlags = CommandFlags<typeof declareAreaTable>
