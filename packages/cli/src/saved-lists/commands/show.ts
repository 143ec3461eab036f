import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `saved show`. */
export const declareShow = () =>
  new Command("show")
    .description("show what a list selects, and its figures when it was saved")
    .argument("<list>")
    .addOption(jsonOption())
