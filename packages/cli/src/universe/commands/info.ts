import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { dataOption, universeOption } from "../options.ts"

/** Declares `universe info`. */
export const declareInfo = () =>
  new Command("info")
    .description("list the universes, and which one is to be served")
    .addOption(universeOption("all"))
    .addOption(dataOption())
    .addOption(jsonOption())

export type InfoFlags = CommandFlags<typeof declareInfo>
