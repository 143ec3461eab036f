import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

const tasksHelp = `
Prints one row per task: order, kind, due date, state, what to do, customer, address, and how much a refund would be. Rows show
whether the task is late or its payment is disputed. 'taskDays' in site.json sets which tasks a site takes on, and the
number of days for each.
${secretHelp}`

/** Declares `tasks list`. */
export const declareList = () =>
  new Command("list")
    .description("list open tasks by due date")
    .option("--all", "also closed tasks, latest first")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", tasksHelp)

export type ListFlags = CommandFlags<typeof declareList>
