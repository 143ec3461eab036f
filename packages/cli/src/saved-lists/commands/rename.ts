import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `saved rename`. */
export const declareRename = () =>
  new Command("rename")
    .description("rename a list")
    .argument("<list>")
    .argument("<name>")
    .addOption(jsonOption())
