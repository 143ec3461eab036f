import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareDone } from "./commands/done.ts"
import { declareFile } from "./commands/file.ts"
import { declareList } from "./commands/list.ts"
import { declareRefund } from "./commands/refund.ts"

/** Adds the `tasks` commands for the manual work that orders require. */
export const addTasksCommands = (program: Group, add: CommandAdder): void => {
  const tasks = program
    .command("tasks")
    .description("manage labels to ship and campaigns to run for orders (for the site's operator)")
  add(tasks, declareList(), async () => (await import("./tasksCommands.ts")).tasksCommand, {
    isDefault: true,
  })
  add(tasks, declareFile(), async () => (await import("./tasksCommands.ts")).taskFileCommand)
  add(tasks, declareDone(), async () => (await import("./tasksCommands.ts")).taskDoneCommand)
  add(tasks, declareRefund(), async () => (await import("./tasksCommands.ts")).taskRefundCommand)
}
