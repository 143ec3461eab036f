import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { forceOption, jsonOption } from "../../terminal/options.ts"
import { outOption } from "../options.ts"

/** Declares `saved overlap`. */
export const declareOverlap = () =>
  new Command("overlap")
    .description("show how up to 6 lists overlap, and what each part costs")
    .argument("<lists...>")
    .option("--on-top-of <list>", "also what they cost on top of this list (the first)")
    .addOption(outOption())
    .addOption(forceOption())
    .addOption(jsonOption())

export type OverlapFlags = CommandFlags<typeof declareOverlap>
