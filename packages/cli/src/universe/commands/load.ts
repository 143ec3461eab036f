import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
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

export type LoadFlags = FlagsOf<typeof declareLoad>
