import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const storeHelp = `
Prints one row per gift: id, name, points, category, description. To redeem two of gift 201 and one of gift 402:

  listwright rewards redeem 201:2 402 --yes`

/** Declares `rewards store`. */
export const declareStore = () =>
  new Command("store")
    .description("list the gifts you can redeem points for")
    .option("--category <category>", "only gifts of a category, by its name or id")
    .addOption(
      new Option("--sort <order>", "normal (by id), low or high (by points)")
        .choices(["normal", "low", "high"])
        .default("normal"),
    )
    .option("--eligible", "only gifts that you have enough points for")
    .addOption(jsonOption())
    .addHelpText("after", storeHelp)

export type StoreFlags = CommandFlags<typeof declareStore>
