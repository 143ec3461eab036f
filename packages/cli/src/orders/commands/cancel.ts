import { Command } from "@commander-js/extra-typings"
import { jsonOption, orderArgument } from "../../terminal/options.ts"

const cancelHelp = `
Closes the order's payment page and prints the order: declined, with nothing charged, or placed, if it was paid first.
An order that isn't waiting for payment doesn't change.
  listwright order cancel LW-2345-6789`

/** Declares `order cancel`. */
export const declareCancel = () =>
  new Command("cancel")
    .description("cancel the payment for an unpaid order, so that its list can be ordered again")
    .addArgument(orderArgument())
    .addOption(jsonOption())
    .addHelpText("after", cancelHelp)
