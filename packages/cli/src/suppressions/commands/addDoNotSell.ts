import { UNIVERSE_NAMES } from "@listwright/domain/catalog"
import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const doNotSellHelp = `
The secret is 'operator' in the site's secrets.json. To keep it out of the process list, set LISTWRIGHT_OPERATOR.
The file has a person_key column, or an address, a ZIP Code and optionally names. A person key belongs to one universe
(--universe), since the same number is a different person in another; names with addresses apply to all universes.`

/** Declares `do-not-sell add`. */
export const declareAddDoNotSell = () =>
  new Command("add")
    .description("add people who must never be sold")
    .argument("<file>", "CSV or XLSX")
    .addOption(
      new Option(
        "--universe <name>",
        "the universe of the person keys in the file, if the site has several universes",
      ).choices(UNIVERSE_NAMES),
    )
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", doNotSellHelp)

export type AddDoNotSellFlags = CommandFlags<typeof declareAddDoNotSell>
