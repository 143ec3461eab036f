import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const redeemHelp = `
Specify gifts by the IDs that 'rewards store' prints, followed by ':' and a quantity. Gifts are sent to the same address as
your last gifts, or to your saved card's address. To change the address, use --contact with a JSON file that contains any
of firstName, lastName, company, addressLine, city, state, zip, phone. Prints the order code and the remaining points.`

/** Declares `rewards redeem`. */
export const declareRedeem = () =>
  new Command("redeem")
    .description("redeem points for gifts")
    .argument("<gifts...>", "IDs of gifts, each with a quantity, like 201:2")
    .option("--contact <file>", "where to send the gifts, as JSON; - for standard input")
    .option("--key <key>", "identifies this request: repeated with the same key, it redeems only once")
    .option("--yes", "redeem the points")
    .addOption(jsonOption())
    .addHelpText("after", redeemHelp)

export type RedeemFlags = CommandFlags<typeof declareRedeem>
