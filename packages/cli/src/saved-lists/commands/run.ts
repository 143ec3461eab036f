import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `saved run`. */
export const declareRun = () =>
  new Command("run")
    .description("count a list again, and show what has changed since it was saved, and why")
    .argument("<list>")
    .addOption(
      new Option("--by <unit>", "also show figures for each ZIP Code that the list reaches").choices(["zip"]),
    )
    .option("--price", "also price it")
    .addOption(jsonOption())

export type RunFlags = CommandFlags<typeof declareRun>
