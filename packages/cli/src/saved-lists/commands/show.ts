import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `saved show`. */
export const declareShow = () =>
  new Command("show")
    .description("what a list selects, and its figures when saved")
    .argument("<list>")
    .addOption(jsonOption())
