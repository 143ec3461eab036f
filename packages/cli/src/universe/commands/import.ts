import { Command } from "@commander-js/extra-typings"
import { type CommandFlags, withOptions } from "../../terminal/commandFlags.ts"
import { importHelp, importOptions } from "../importOptions.ts"

/** Declares `universe import`. */
export const declareImport = () =>
  withOptions(new Command("import").description("load a data provider's files"), importOptions()).addHelpText(
    "after",
    importHelp,
  )

export type ImportFlags = CommandFlags<typeof declareImport>
