import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, wholeNumberParser } from "../../terminal/options.ts"
import { idsOption } from "../options.ts"

/** Declares `saved combine`. */
export const declareCombine = () =>
  new Command("combine")
    .description("combine several lists into one")
    .argument("<lists...>")
    .addOption(
      new Option("--op <operation>", "in any, in all, only in the first, or in exactly --k of them")
        .choices(["union", "intersect", "minus", "exactly"])
        .makeOptionMandatory(),
    )
    .addOption(new Option("--k <number>", "with --op exactly").argParser(wholeNumberParser(1, 20)))
    .option("--price", "also price it")
    .option("--save-as <name>", "save it under this name")
    .addOption(idsOption("print only the id of the saved list, for pipes"))
    .addOption(jsonOption())

export type CombineFlags = CommandFlags<typeof declareCombine>
