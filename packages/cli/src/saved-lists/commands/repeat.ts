import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

const repeatHelp = `
Prints the link to a draft that leaves out everyone this account's orders delivered. Nothing is bought: open the
link, check the order and place it there.
  open "$(listwright saved repeat "North Side")"`

/** Declares `saved repeat`. */
export const declareRepeat = () =>
  new Command("repeat")
    .description("draft a new order of a list that leaves out records you've already bought")
    .argument("<list>")
    .addOption(jsonOption())
    .addHelpText("after", repeatHelp)
