import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption } from "../../terminal/options.ts"
import { keyOption } from "../options.ts"

const quoteHelp = `
Quotes a saved list as of now and mails the quote, a letter in PDF, to the contact that the list was saved with. Prints the
link to the quote. Its prices are valid for as long as the letter says.
  listwright order quote "North Side"`

/** Declares `order quote`. */
export const declareQuote = () =>
  new Command("quote")
    .description("mail a quote of a saved list")
    .argument("<list>")
    .addOption(keyOption())
    .addOption(jsonOption())
    .addHelpText("after", quoteHelp)

export type QuoteFlags = FlagsOf<typeof declareQuote>
