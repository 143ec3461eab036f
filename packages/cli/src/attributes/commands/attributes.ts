import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

const attributesHelp = `
Prints one row per attribute: attribute, its name, how it is written, its category, the price element that it adds. With an
attribute: the values that --demo takes, and what they mean.

  listwright attributes
  listwright attributes INCOME
  listwright count --zip 60614 --demo INCOME=6,7 --demo AGE=25-44`

/** Declares `attributes`. */
export const declareAttributes = () =>
  new Command("attributes")
    .description("show the attributes to choose an audience by, or the values of one")
    .argument("[attribute]", "its code or name, like INCOME or Age")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", attributesHelp)

export type AttributesFlags = FlagsOf<typeof declareAttributes>
