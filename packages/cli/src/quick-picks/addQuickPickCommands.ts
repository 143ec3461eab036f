import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareApply } from "./commands/apply.ts"
import { declareDelete } from "./commands/delete.ts"
import { declareList } from "./commands/list.ts"
import { declareRename } from "./commands/rename.ts"
import { declareSave } from "./commands/save.ts"
import { declareShow } from "./commands/show.ts"

/** Adds `quick-picks`. */
export const addQuickPickCommands = (program: Group, add: CommandAdder): void => {
  const quickPicks = program
    .command("quick-picks")
    .description("manage sets of criteria that are applied together")
  add(quickPicks, declareList(), async () => (await import("./showCommands.ts")).listCommand)
  add(quickPicks, declareShow(), async () => (await import("./showCommands.ts")).showCommand)
  add(quickPicks, declareApply(), async () => (await import("./applyCommand.ts")).applyCommand)
  add(quickPicks, declareSave(), async () => (await import("./manageCommands.ts")).saveCommand)
  add(quickPicks, declareRename(), async () => (await import("./manageCommands.ts")).renameCommand)
  add(quickPicks, declareDelete(), async () => (await import("./manageCommands.ts")).deleteCommand)
}
