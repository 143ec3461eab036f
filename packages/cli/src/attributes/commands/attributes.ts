import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

const attributesHelp = `
Prints one row per attribute: its code, name, input format, category and the price element that it adds. With an
attribute, prints the values that --demo accepts and what they mean.

  listwright attributes
  listwright attributes INCOME
  listwright count --zip 60614 --demo INCOME=6,7 --demo AGE=25-44`

/** Declares `attributes`. */
export const declareAttributes = () =>
  new Command("attributes")
    .description("show the attributes for selecting an audience, or the values of one")
    .argument("[attribute]", "its code or name, like INCOME or Age")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", attributesHelp)

export type AttributesFlags = CommandFlags<typeof declareAttributes>
