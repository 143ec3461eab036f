import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"

const applyHelp = `
Prints the definition with the quick pick's criteria added, for use with count --file. A definition doesn't record which of
its criteria an earlier quick pick added, so those stay.`

/** Declares `quick-picks apply`. */
export const declareApply = () =>
  new Command("apply")
    .description("add a quick pick's criteria to a definition")
    .argument("<quick-pick>", "its name or ID")
    .requiredOption("--file <file>", "the definition, or - for standard input")
    .option("--save-definition <file>", "write the changed definition to a file instead")
    .addHelpText("after", applyHelp)

export type ApplyFlags = CommandFlags<typeof declareApply>
