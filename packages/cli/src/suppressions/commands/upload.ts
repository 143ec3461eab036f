import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

const uploadHelp = `
The file can be CSV, XLSX or XLS. Its first line must contain the column names. A row without a name matches everyone at
the address. Columns with common names don't need an option. The command prints rows of tab-separated fields:
  file  <id>                      for count --suppress-file
  rows  1200                      then matched, unmatched, rejected, and people suppressed
  unmatched_line  17              a row that doesn't match anyone in the data (the first thousand)
  rejected_line  18  reason       a row that can't be looked up (the first thousand)`

/** Declares `suppressions upload`. */
export const declareUpload = () =>
  new Command("upload")
    .description("upload people to suppress")
    .argument("<file>", "CSV, XLSX or XLS")
    .addOption(sourceOption())
    .option("--address <column>", "the column with the street address")
    .option("--zip <column>", "the column with the ZIP Code")
    .option("--first-name <column>", "the column with the first name")
    .option("--last-name <column>", "the column with the last name")
    .addOption(
      new Option(
        "--person-key <column>",
        "the column with person keys, instead of names and addresses",
      ).conflicts(["address", "zip", "firstName", "lastName"]),
    )
    .addOption(jsonOption())
    .addHelpText("after", uploadHelp)

export type UploadFlags = CommandFlags<typeof declareUpload>
