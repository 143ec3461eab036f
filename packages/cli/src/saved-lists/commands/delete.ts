import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `saved delete`. */
export const declareDelete = () =>
  new Command("delete")
    .description("delete all the lists named, or none of them")
    .argument("<lists...>")
    .addOption(jsonOption())
