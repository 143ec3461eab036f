import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

const tasksHelp = `
Prints one row per task: order, kind, due date, state, what to do, customer, address, and what a refund would return. Rows that are
late or whose payment is disputed say so. 'taskDays' in site.json says which tasks a site takes on, and within how many days.
${secretHelp}`

/** Declares `tasks list`. */
export const declareList = () =>
  new Command("list")
    .description("list open tasks by due date")
    .option("--all", "also those that ended, latest first")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", tasksHelp)

export type ListFlags = FlagsOf<typeof declareList>
