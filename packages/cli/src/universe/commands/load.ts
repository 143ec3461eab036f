import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { clickhouseOption, dataOption, universeOption } from "../options.ts"

/** Declares `universe load`. */
export const declareLoad = () =>
  new Command("load")
    .description("load the current universe into ClickHouse servers")
    .addOption(universeOption("consumer"))
    .addOption(dataOption())
    .addOption(clickhouseOption())
    .addOption(jsonOption())

export type LoadFlags = CommandFlags<typeof declareLoad>
