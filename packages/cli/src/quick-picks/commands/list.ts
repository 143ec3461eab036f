import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

const listHelp = `
Prints one row per quick pick: kind (own, site, business), name, description and ID. To count with a quick pick:

  listwright count --zip 60614 --quick-pick "Young families"`

/** Declares `quick-picks list`. */
export const declareList = () =>
  new Command("list")
    .description("list your own quick picks and those of the site")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", listHelp)

export type ListFlags = CommandFlags<typeof declareList>
