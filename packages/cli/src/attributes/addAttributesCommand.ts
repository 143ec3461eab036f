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

/** `attributes`. */
export const addAttributesCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("attributes")
    .description("show what an audience may be chosen by, or the values of one attribute")
    .argument("[attribute]", "its code or name, like INCOME or Age")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", attributesHelp)
    .action(async (attribute: string | undefined, flags: AttributesFlags) => {
      const { attributesCommand } = await import("./attributesCommand.ts")
      await perform(attributesCommand(attribute, flags, terminal), flags)
    })
}
