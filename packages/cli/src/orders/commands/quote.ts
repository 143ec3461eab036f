import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { keyOption } from "../options.ts"

const quoteHelp = `
Quotes a saved list as of now and emails the quote, a PDF letter, to the contact saved with the list, or to the addresses
of --email. Addresses outside your account must confirm once before they get it. Prints the link to the quote. Its prices
are valid until the date in the letter.
  listwright order quote "North Side"
  listwright order quote "North Side" --email ann@bakery.example,ben@printer.example`

/** Declares `order quote`. */
export const declareQuote = () =>
  new Command("quote")
    .description("email a quote for a saved list")
    .argument("<list>")
    .option("--email <addresses>", "email it to up to 5 addresses, separated by commas (the list's contact)")
    .addOption(keyOption())
    .addOption(jsonOption())
    .addHelpText("after", quoteHelp)

export type QuoteFlags = CommandFlags<typeof declareQuote>
