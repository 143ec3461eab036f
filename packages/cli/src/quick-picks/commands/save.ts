import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `quick-picks save`. */
export const declareSave = () =>
  new Command("save")
    .description("save the criteria of a definition as a quick pick of your own")
    .argument("<name>", "its name")
    .requiredOption("--file <file>", "the definition, or - for standard input")
    .requiredOption("--description <text>", "who it reaches, in a few words")
    .addOption(jsonOption())

export type SaveFlags = CommandFlags<typeof declareSave>
