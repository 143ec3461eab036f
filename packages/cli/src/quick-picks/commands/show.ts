import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

/** Declares `quick-picks show`. */
export const declareShow = () =>
  new Command("show")
    .description("show what a quick pick chooses")
    .argument("<quick-pick>", "its name or ID")
    .addOption(sourceOption())
    .addOption(jsonOption())

export type ShowFlags = CommandFlags<typeof declareShow>
