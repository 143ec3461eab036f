import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { forceOption, formatOption, jsonOption, orderArgument } from "../../terminal/options.ts"

const downloadHelp = `
Prints the file's name and number of records, separated by a tab. A CSV is checked against the receipt's
SHA-256 before it is written. A workbook (xlsx) contains the same cells, all as text. If the order includes
address labels, avery5160 and avery4013 are sheets of labels to print (PDF).`

/** Declares `order download`. */
export const declareDownload = () =>
  new Command("download")
    .description("download an order's list")
    .addArgument(orderArgument())
    .addOption(formatOption("csv or xlsx; avery5160 or avery4013 for address labels (csv)"))
    .option("--out <file>", "where to write it, or - for standard output (default: the server's file name)")
    .addOption(forceOption())
    .addOption(jsonOption())
    .addHelpText("after", downloadHelp)

export type DownloadFlags = CommandFlags<typeof declareDownload>
