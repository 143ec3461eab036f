import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `saved diff`. */
export const declareDiff = () =>
  new Command("diff")
    .description("show how many people are in one of two lists, or in both")
    .argument("<lists...>")
    .addOption(jsonOption())
