import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { businessOption } from "../businessOption.ts"

const searchHelp = `
Prints one row per industry: its code, name, level (1 is a division) and division. Use the codes with 'count'.

  listwright industries search bakeries
  listwright count --source 170 --state OR --sic 5461,2051 --omit-sic 20511`

/** Declares `industries search`. */
export const declareSearch = () =>
  new Command("search")
    .description("find business types by words of their names or by the beginning of their codes")
    .argument("<words...>", "like 'auto repair', or 58")
    .addOption(businessOption())
    .addOption(jsonOption())
    .addHelpText("after", searchHelp)

export type SearchFlags = CommandFlags<typeof declareSearch>
