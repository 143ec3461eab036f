import { Command, InvalidArgumentError } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const checkHelp = `
Compares the tax charged on each paid order with the current rate in taxes.json for its state, ZIP Code and day. Changes
nothing. Prints tab-separated rows, each beginning with its kind:
  order   code, day, state, ZIP Code, before tax, charged, by the table, difference
  state   code, orders, without a rate, charged, by the table, difference
  place   state and ZIP Code of orders that the table has no rate for, orders, first day, last day
  overlap, gap   state, leading digits of ZIP Codes or *, first day, last day, rates: days with two rates, or with no rate anymore
Exits with code 5 if an order differs or has no rate, or if rates overlap or leave a gap.`

const day = (text: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new InvalidArgumentError("It must be a date such as 2026-01-31.")
}

/** Declares `tax check`. */
export const declareCheck = () =>
  new Command("check")
    .description("compare the tax on paid orders with the site's table of rates")
    .option("--since <day>", "only orders from this day on, as 2026-01-31", day)
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)

export type CheckFlags = CommandFlags<typeof declareCheck>
