import { Command } from "@commander-js/extra-typings"
import { listOptions } from "../../counting/listOptions.ts"
import { type CommandFlags, withOptions } from "../../terminal/commandFlags.ts"
import { formatOption } from "../../terminal/options.ts"
import { outputOptions, reportHelp } from "../outputOptions.ts"

/** Declares `report breakdown`. */
export const declareBreakdown = () => {
  const declared = new Command("breakdown")
    .description("break a list down by the values of an attribute")
    .requiredOption("--attribute <attribute>", "the attribute, like AGE")
  const output = outputOptions("a workbook (.xlsx), .csv, or .pdf to read and print").addOption(
    formatOption("csv, xlsx or pdf (by the ending of --out)"),
  )
  return withOptions(declared, ...listOptions(), output).addHelpText("after", reportHelp)
}

export type BreakdownFlags = CommandFlags<typeof declareBreakdown>
