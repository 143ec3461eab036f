import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { forceOption, formatOption, jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"
import { taskOrderArgument } from "../taskArguments.ts"

const fileHelp = `
avery5160 and avery4013 are sheets of address labels (PDF), one label for each record of the list.
${secretHelp}`

/** Declares `tasks file`. */
export const declareFile = () =>
  new Command("file")
    .description("download the list of a task's order, or its labels to print")
    .addArgument(taskOrderArgument())
    .addOption(formatOption("csv, avery5160 or avery4013 (csv)"))
    .option("--out <file>", "where to write it (default: a name with the order's code)")
    .addOption(forceOption())
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", fileHelp)

export type FileFlags = CommandFlags<typeof declareFile>
