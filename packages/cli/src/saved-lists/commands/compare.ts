import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `saved compare`. */
export const declareCompare = () =>
  new Command("compare")
    .description("show what two lists choose, count and cost now, and where they differ")
    .argument("<lists...>", "two of them; draft:ID is a draft, by the ID in its URL")
    .addOption(jsonOption())
