import { Command, Option } from "@commander-js/extra-typings"
import { accountOption, idsOption } from "../../saved-lists/options.ts"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, wholeNumberParser } from "../../terminal/options.ts"
import { keyOption } from "../options.ts"

const placeHelp = `
Orders a saved list, or a quote with --quote, and prints its receipt. The server sets the price; nothing is charged if it is
more than --max-total, if there are fewer records than --quantity, or if a promotion code gives no discount. If you repeat
the command with the same --key, it doesn't order again, but prints the order that it placed.
  listwright order place "North Side" --billing billing.json --max-total 500 --yes
  listwright order place "North Side" --billing billing.json --quantity 600 --yes
The file contains the card, whose number goes only to the payment processor, and any contact details missing from the list:
  {"card": {"holderName": "Dana Whitfield", "number": "4111111111111111", "securityCode": "123",
            "expiry": "12/2031"},
   "contact": {"phone": "312-555-0142", "addressLine": "12 Harbor Street", "city": "Chicago", "state": "IL",
               "zip": "60614"}}
If neither the file nor the list has an address, the command uses the address in your profile or, if there is none, in your
latest order. For Canada, use "countryCode": "CA". "expiryMonth": 12, "expiryYear": 2031 means the same as "expiry". A card
saved in your account needs only its security code, which is never saved:
  {"card": {"securityCode": "123"}}
If orders are paid at a payment processor (Stripe), leave out the card. The payment URL is printed to standard error, and
by 'order show' while the order is waiting.`

/** Declares `order place`. */
export const declarePlace = () =>
  new Command("place")
    .description("order a saved list")
    .argument("<list>", "a saved list or, with --quote, the ID of a quote")
    .option("--quote", "order a quote, at its prices while it is valid")
    .addOption(accountOption("the account that it is ordered for (the list's own)").conflicts("quote"))
    .addOption(
      new Option("--quantity <number>", "order this number of its records (all)")
        .argParser(wholeNumberParser(1, 2_147_483_647))
        .conflicts("quote"),
    )
    .option("--promo <code>", "use this promotion code (the list's own)")
    .option("--no-promo", "don't use a promotion code")
    .option("--billing <file>", "the contact and the card, as JSON; - for standard input")
    .option("--max-total <dollars>", "refuse if it costs more, tax included")
    .option("--yes", "charge the card and accept the Data Use Agreement")
    .addOption(keyOption())
    .addOption(idsOption("print only the code"))
    .addOption(jsonOption())
    .addHelpText("after", placeHelp)

export type PlaceFlags = CommandFlags<typeof declarePlace>
