import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `site init`. */
export const declareInit = () =>
  new Command("init")
    .description("write the example site into a new folder")
    .argument("<folder>", "a new or empty folder")
    .addOption(jsonOption())
