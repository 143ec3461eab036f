import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"

const applyHelp = `
Prints the definition with what the quick pick adds, for count --file. A definition does not say which of its criteria
an earlier quick pick added, so these stay.`

/** Declares `quick-picks apply`. */
export const declareApply = () =>
  new Command("apply")
    .description("add what a quick pick chooses to a definition")
    .argument("<quick-pick>", "its name or id")
    .requiredOption("--file <file>", "the definition, or - for standard input")
    .option("--save-definition <file>", "write the changed definition to a file instead")
    .addHelpText("after", applyHelp)

export type ApplyFlags = FlagsOf<typeof declareApply>
