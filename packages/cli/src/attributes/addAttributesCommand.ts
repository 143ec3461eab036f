import type { Command } from "commander"
import { jsonOption, sourceOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { AttributesFlags } from "./attributesCommand.ts"

const attributesHelp = `
Prints one row each: attribute, its name, how it is written, its category, the price element that it adds. With an
attribute: the values that --demo takes, and what they mean.

  listwright attributes
  listwright attributes INCOME
  listwright count --zip 60614 --demo INCOME=F,G --demo AGE=25-44`

const searchHelp = `
Prints one row each: what --demo takes, its name, what it belongs to. Words may come in any order, and may be incomplete or
synonyms ('kids', 'diy'); words of five letters or more may have one typo.

  listwright attributes search dogs
  listwright attributes search refinance --json
  listwright count --zip 60614 --demo PETS=2`

/** `attributes` and `attributes search`. */
export const addAttributesCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  const attributes = program
    .command("attributes")
    .description("show the attributes to choose an audience by, or the values of one")
    .argument("[attribute]", "its code or name, like INCOME or Age")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", attributesHelp)
    .action(async (attribute: string | undefined, flags: AttributesFlags) => {
      const { attributesCommand } = await import("./attributesCommand.ts")
      await perform(attributesCommand(attribute, flags, terminal), flags)
    })
  attributes
    .command("search")
    .description("find attributes, their values and industries by what people call them")
    .argument("<words...>", "at least 3 characters, like golf, kids or home loan")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", searchHelp)
    .action(async (words: ReadonlyArray<string>, _: AttributesFlags, search: Command) => {
      const { searchAttributesCommand } = await import("./searchAttributesCommand.ts")
      // Both commands have these options: the first of them that sees one takes it.
      const flags = search.optsWithGlobals<AttributesFlags>()
      await perform(searchAttributesCommand(words, flags, terminal), flags)
    })
}
