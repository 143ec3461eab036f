import type { PartCommandAdder } from "../sign-in/createPartCommandAdder.ts"
import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareBrowse } from "./commands/browse.ts"
import { declareCombine } from "./commands/combine.ts"
import { declareCompare } from "./commands/compare.ts"
import { declareDelete } from "./commands/delete.ts"
import { declareDiff } from "./commands/diff.ts"
import { declareDuplicate } from "./commands/duplicate.ts"
import { declareExport } from "./commands/export.ts"
import { declareImport } from "./commands/import.ts"
import { declareList } from "./commands/list.ts"
import { declareOverlap } from "./commands/overlap.ts"
import { declareRename } from "./commands/rename.ts"
import { declareRepeat } from "./commands/repeat.ts"
import { declareRun } from "./commands/run.ts"
import { declareSave } from "./commands/save.ts"
import { declareShare } from "./commands/share.ts"
import { declareShared } from "./commands/shared.ts"
import { declareShow } from "./commands/show.ts"
import { declareWatch } from "./commands/watch.ts"
import { declareWatched } from "./commands/watched.ts"

const savedHelp = `
Specify a list by its ID, code or name. If several lists have the same name, the command rejects it and shows their IDs.
To read the lists from standard input, one per line, use -:
  listwright saved list --search spring --ids-only | listwright saved combine - --op union --price`

/** Adds `saved`. */
export const addSavedCommands = (program: Group, add: CommandAdder, addOfPart: PartCommandAdder): void => {
  const saved = program
    .command("saved")
    .description("save, compare and combine lists")
    .addHelpText("after", savedHelp)
  add(saved, declareList(), async () => (await import("./listCommand.ts")).listCommand)
  add(saved, declareShow(), async () => (await import("./manageCommands.ts")).showCommand)
  add(saved, declareSave(), async () => (await import("./saveCommand.ts")).saveCommand)
  add(saved, declareRun(), async () => (await import("./runCommand.ts")).runCommand)
  add(saved, declareCompare(), async () => (await import("./sideBySideCommand.ts")).sideBySideCommand)
  add(saved, declareDiff(), async () => (await import("./compareCommands.ts")).diffCommand)
  add(saved, declareOverlap(), async () => (await import("./compareCommands.ts")).overlapCommand)
  add(saved, declareCombine(), async () => (await import("./combineCommand.ts")).combineCommand)
  add(saved, declareRename(), async () => (await import("./manageCommands.ts")).renameCommand)
  add(saved, declareDelete(), async () => (await import("./manageCommands.ts")).deleteCommand)
  add(saved, declareBrowse(), async () => (await import("./browse/browseCommand.ts")).browseCommand)
  add(saved, declareDuplicate(), async () => (await import("./copyCommands.ts")).duplicateCommand)
  add(saved, declareExport(), async () => (await import("./copyCommands.ts")).exportCommand)
  add(saved, declareImport(), async () => (await import("./copyCommands.ts")).importCommand)
  add(saved, declareShare(), async () => (await import("./shareCommands.ts")).shareCommand)
  add(saved, declareShared(), async () => (await import("./shareCommands.ts")).sharedCommand)
  addOfPart("watching")(saved, declareWatch(), async () => (await import("./watchCommands.ts")).watchCommand)
  addOfPart("watching")(
    saved,
    declareWatched(),
    async () => (await import("./watchCommands.ts")).watchedCommand,
  )
  add(saved, declareRepeat(), async () => (await import("./repeatCommand.ts")).repeatCommand)
}
