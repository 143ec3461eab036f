import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

/** Declares `quick-picks rename`. */
export const declareRename = () =>
  new Command("rename")
    .description("rename one of your quick picks")
    .argument("<quick-pick>", "its name or ID")
    .argument("<name>", "the new name")
    .addOption(sourceOption())
    .addOption(jsonOption())

export type RenameFlags = CommandFlags<typeof declareRename>
