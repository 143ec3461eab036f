import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption } from "../../terminal/options.ts"

const redeemHelp = `
Name gifts by id as 'rewards store' prints them, with ':' and how many. They go to the same address as your last gifts, or to
that of your saved card; to change it, name a JSON file with --contact, with any of firstName, lastName, company,
addressLine, city, state, zip, phone. Prints the order code and the points that are left.`

/** Declares `rewards redeem`. */
export const declareRedeem = () =>
  new Command("redeem")
    .description("redeem points for gifts")
    .argument("<gifts...>", "ids of gifts, each with how many, like 201:2")
    .option("--contact <file>", "where the gifts go, as JSON; - for standard input")
    .option("--key <key>", "names this request: repeated with the same key, it redeems once")
    .option("--yes", "redeem the points")
    .addOption(jsonOption())
    .addHelpText("after", redeemHelp)

export type RedeemFlags = FlagsOf<typeof declareRedeem>
