import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"
import { taskKindArgument, taskOrderArgument } from "../taskArguments.ts"

const doneHelp = `
Emails the customer that the task is done, and includes the note.
${secretHelp}`

/** Declares `tasks done`. */
export const declareDone = () =>
  new Command("done")
    .description("mark a task as done and notify the customer")
    .addArgument(taskOrderArgument())
    .addArgument(taskKindArgument())
    .option("--note <text>", "for the customer, such as a tracking number")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", doneHelp)

export type DoneFlags = CommandFlags<typeof declareDone>
