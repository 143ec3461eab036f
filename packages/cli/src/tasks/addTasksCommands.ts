import { Argument, type Command } from "commander"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { TaskDoneFlags, TaskFileFlags, TaskRefundFlags, TasksFlags } from "./TaskFlags.ts"

const secretHelp = `
The secret is 'operator' in secrets.json of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the process list.`

const tasksHelp = `
Prints one row each: order, kind, due date, state, what to do, customer, address, and what a refund would return. Rows that are
late or whose payment is disputed say so. 'taskDays' in site.json says which tasks a site takes on, and within how many days.
${secretHelp}`

const doneHelp = `
Emails the customer that it is done, with the note.
${secretHelp}`

const refundHelp = `
For labels, refunds their price and shipping with the tax on them, and the list stays open for download. For a campaign, refunds
all that is left of the payment, since the order was placed for it.
${secretHelp}`

const fileHelp = `
avery5160 and avery4013 are sheets of address labels (PDF), one label for each record of the list.
${secretHelp}`

const order = () => new Argument("<order>", "its code, such as LW-2345-6789")
const kind = () =>
  new Argument("<kind>", "which task of the order: labels, emailCampaign, mobileCampaign or digitalMedia")

/** `tasks`: what people at the site do for orders. */
export const addTasksCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const tasks = program
    .command("tasks")
    .description("labels to ship and campaigns to run for orders (for the site's operator)")
  tasks
    .command("list", { isDefault: true })
    .description("list open tasks, the first due first")
    .option("--all", "also those that ended, the latest first")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", tasksHelp)
    .action(async (flags: TasksFlags) => {
      const { tasksCommand } = await import("./tasksCommands.ts")
      await perform(tasksCommand(flags, terminal), flags)
    })
  tasks
    .command("file")
    .description("download the list of a task's order, or its labels to print")
    .addArgument(order())
    .option("--format <format>", "csv, avery5160 or avery4013 (csv)")
    .option("--out <file>", "where to write it (default: a name with the order's code)")
    .option("--force", "overwrite an existing file")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", fileHelp)
    .action(async (code: string, flags: TaskFileFlags) => {
      const { taskFileCommand } = await import("./tasksCommands.ts")
      await perform(taskFileCommand(code, flags, terminal), flags)
    })
  tasks
    .command("done")
    .description("end a task and tell the customer")
    .addArgument(order())
    .addArgument(kind())
    .option("--note <text>", "for the customer, such as a tracking number")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", doneHelp)
    .action(async (code: string, what: string, flags: TaskDoneFlags) => {
      const { taskDoneCommand } = await import("./tasksCommands.ts")
      await perform(taskDoneCommand(code, what, flags, terminal), flags)
    })
  tasks
    .command("refund")
    .description("end a task that can't be done, and refund it")
    .addArgument(order())
    .addArgument(kind())
    .option("--yes", "refund it; without this, show how much that is")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", refundHelp)
    .action(async (code: string, what: string, flags: TaskRefundFlags) => {
      const { taskRefundCommand } = await import("./tasksCommands.ts")
      await perform(taskRefundCommand(code, what, flags, terminal), flags)
    })
}
