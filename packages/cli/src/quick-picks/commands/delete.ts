import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

/** Declares `quick-picks delete`. */
export const declareDelete = () =>
  new Command("delete")
    .description("delete one of your quick picks")
    .argument("<quick-pick>", "its name or ID")
    .addOption(sourceOption())
    .addOption(jsonOption())

export type DeleteFlags = FlagsOf<typeof declareDelete>
