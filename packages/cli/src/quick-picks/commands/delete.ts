import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

/** Declares `quick-picks delete`. */
export const declareDelete = () =>
  new Command("delete")
    .description("delete one of your quick picks")
    .argument("<quick-pick>", "its name or ID")
    .addOption(sourceOption())
    .addOption(jsonOption())

export type DeleteFlags = CommandFlags<typeof declareDelete>
