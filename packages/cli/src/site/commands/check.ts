import { Command, Option } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption } from "../../terminal/options.ts"

const checkHelp = `
Prints a line for each problem, 'file:line:column what is wrong; what to do', and ends with exit code 5. If there are
none, prints rows of tab-separated fields: what there is, how much of it, and its names.`

/** Declares `site check`. */
export const declareCheck = () =>
  new Command("check")
    .description("list every mistake in a site's folder")
    .argument("<folder>", "the folder of a site")
    .addOption(
      new Option(
        "--data <folder>",
        "where its records are, whose attributes the files may name (the folder's own, else .data)",
      ).env("LISTWRIGHT_DATA"),
    )
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)

export type CheckFlags = FlagsOf<typeof declareCheck>
