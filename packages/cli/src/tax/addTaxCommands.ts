import { type Command, InvalidArgumentError } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const checkHelp = `
Compares the tax that each paid order was charged with what taxes.json says now for its state, ZIP Code and day. Changes nothing.
Prints tab-separated rows, each beginning with its kind:
  order   code, day, state, ZIP Code, before tax, charged, by the table, difference
  state   code, orders, without a rate, charged, by the table, difference
  place   state and ZIP Code of orders that the table has no rate for, orders, first day, last day
  overlap, gap   state, leading digits of ZIP Codes or *, first day, last day, rates: days with two rates, or no longer any
Ends with exit code 5 if an order differs or has no rate, or if rates overlap or leave a gap.`

const day = (text: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new InvalidArgumentError("It must be a day such as 2026-01-31.")
}

/** The options of `tax check`. */
export interface TaxFlags extends OperatorFlags {
  /** ISO day, included. */
  readonly since?: string
}

/** `tax check`. */
export const addTaxCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const tax = program.command("tax").description("the sales tax of a site (for the site's operator)")
  tax
    .command("check")
    .description("compare the tax of paid orders with the site's table of rates")
    .option("--since <day>", "only orders from this day on, as 2026-01-31", day)
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)
    .action(async (flags: TaxFlags) => {
      const { checkTaxesCommand } = await import("./checkTaxesCommand.ts")
      await perform(checkTaxesCommand(flags, terminal), flags)
    })
}
