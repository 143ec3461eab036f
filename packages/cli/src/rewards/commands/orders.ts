import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

const ordersHelp = `
Prints one row per redemption: order code, when it was redeemed, when it was sent, gifts, name, company, address, phone, email.
${secretHelp}`

/** Declares `rewards orders`. */
export const declareOrders = () =>
  new Command("orders")
    .description("list the gifts to send and where to send them (for the site's operator)")
    .option("--all", "also those already sent")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", ordersHelp)

export type OrdersFlags = CommandFlags<typeof declareOrders>
