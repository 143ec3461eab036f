import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { keyOption } from "../options.ts"

const quoteHelp = `
Quotes a saved list as of now and emails the quote, a PDF letter, to the contact saved with the list. Prints the link to
the quote. Its prices are valid until the date in the letter.
  listwright order quote "North Side"`

/** Declares `order quote`. */
export const declareQuote = () =>
  new Command("quote")
    .description("email a quote for a saved list")
    .argument("<list>")
    .addOption(keyOption())
    .addOption(jsonOption())
    .addHelpText("after", quoteHelp)

export type QuoteFlags = CommandFlags<typeof declareQuote>
