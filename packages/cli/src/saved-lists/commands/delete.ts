import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `saved delete`. */
export const declareDelete = () =>
  new Command("delete")
    .description("delete the lists you specify: all of them or none")
    .argument("<lists...>")
    .addOption(jsonOption())
