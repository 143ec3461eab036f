import { Command, Option } from "@commander-js/extra-typings"
import { listOptions } from "../../counting/listOptions.ts"
import { type FlagsOf, withOptions } from "../../terminal/declared.ts"
import { columnsIn } from "../columnsIn.ts"
import { outputOptions, reportHelp } from "../outputOptions.ts"

/** Declares `report 2d`. */
export const declareAreaTable = () => {
  const declared = new Command("2d")
    .description("break the areas of a list down by attributes, up to 500,000 cells")
    .addOption(
      new Option(
        "--attributes <attributes>",
        "attributes, like GENDER,AGE; may be repeated (all that a report may have)",
      ).argParser(columnsIn),
    )
    .option("--name <name>", "what the workbook is called (Areas)")
  const output = outputOptions("a workbook (.xlsx) or .csv")
  return withOptions(declared, ...listOptions(), output).addHelpText("after", reportHelp)
}

export type AreaTableFlags = FlagsOf<typeof declareAreaTable>
