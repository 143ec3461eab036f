import { Command } from "@commander-js/extra-typings"
import { type CommandFlags, withOptions } from "../../terminal/commandFlags.ts"
import { importHelp, importOptions } from "../importOptions.ts"

/** Declares `universe delta`. */
export const declareDelta = () =>
  withOptions(new Command("delta").description("load changes to the current universe"), importOptions())
    .requiredOption("--changes <file>", "rows with a column op: upsert or delete")
    .addHelpText("after", importHelp)

export type DeltaFlags = CommandFlags<typeof declareDelta>
