import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

const repeatHelp = `
Prints the link to a draft that suppresses everyone delivered in this account's orders. Nothing is ordered yet. To
order, open the link, check the order and place it there.
  open "$(listwright saved repeat "North Side")"`

/** Declares `saved repeat`. */
export const declareRepeat = () =>
  new Command("repeat")
    .description("draft a new order for a list that suppresses records you've already bought")
    .argument("<list>")
    .addOption(jsonOption())
    .addHelpText("after", repeatHelp)
