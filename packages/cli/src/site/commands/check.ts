import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const checkHelp = `
Prints a line for each problem, 'file:line:column what is wrong; what to do', and exits with code 5. If there are no
problems, prints rows of tab-separated fields: what the site has, how many, and their names.`

/** Declares `site check`. */
export const declareCheck = () =>
  new Command("check")
    .description("list every error in a site's folder")
    .argument("<folder>", "a site's folder")
    .addOption(
      new Option(
        "--data <folder>",
        "where its records are, with the attributes that the files can use (the folder's own, else .data)",
      ).env("LISTWRIGHT_DATA"),
    )
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)

export type CheckFlags = CommandFlags<typeof declareCheck>
