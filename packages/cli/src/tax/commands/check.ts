import { Command, InvalidArgumentError } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

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

/** Declares `tax check`. */
export const declareCheck = () =>
  new Command("check")
    .description("compare the tax of paid orders with the site's table of rates")
    .option("--since <day>", "only orders from this day on, as 2026-01-31", day)
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)

export type CheckFlags = FlagsOf<typeof declareCheck>
