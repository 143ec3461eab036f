import type { Command } from "commander"
import { jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { DownloadFlags } from "./DownloadFlags.ts"

const downloadHelp = `
Prints the name of the file and the number of its records, separated by a tab. A CSV is checked against the
receipt's SHA-256 before it is written; a workbook (xlsx) holds the same cells, all of them text.`

/** `order download`. */
export const addOrderCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("order")
    .description("your orders")
    .command("download")
    .description("download the list of an order")
    .argument("<code>", "the order's code")
    .option("--format <format>", "csv or xlsx (csv)")
    .option("--out <file>", "where to write it, or - for standard output (default: the server's file name)")
    .option("--force", "overwrite an existing file")
    .addOption(jsonOption())
    .addHelpText("after", downloadHelp)
    .action(async (code: string, flags: DownloadFlags) => {
      const { downloadCommand } = await import("./downloadCommand.ts")
      await perform(downloadCommand(code, flags, terminal), flags)
    })
}
