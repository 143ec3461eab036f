import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

/** Declares `site export`. */
export const declareExport = () =>
  new Command("export")
    .description("write the site that a server is serving into a new folder (for the site's operator)")
    .argument("<folder>", "a new or empty folder")
    .addOption(operatorOption())
    .addOption(jsonOption())
