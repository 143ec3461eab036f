import { Command } from "@commander-js/extra-typings"
import { jsonOption, orderArgument } from "../../terminal/options.ts"

const cancelHelp = `
Closes the page for paying the order, and prints the order: declined, with nothing charged; or placed, if it was paid first.
An order that isn't waiting for payment stays as it is.
  listwright order cancel LW-2345-6789`

/** Declares `order cancel`. */
export const declareCancel = () =>
  new Command("cancel")
    .description("cancel the payment of an unpaid order, so that its list is free again")
    .addArgument(orderArgument())
    .addOption(jsonOption())
    .addHelpText("after", cancelHelp)
