import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareDelta } from "./commands/delta.ts"
import { declareExplain } from "./commands/explain.ts"
import { declareImport } from "./commands/import.ts"
import { declareInfo } from "./commands/info.ts"
import { declareLoad } from "./commands/load.ts"

/** Adds `universe`. */
export const addUniverseCommands = (program: Group, add: CommandAdder): void => {
  const universe = program.command("universe").description("manage the data that a site sells lists from")
  add(universe, declareImport(), async () => (await import("./importCommand.ts")).importCommand)
  add(universe, declareDelta(), async () => (await import("./importCommand.ts")).deltaCommand)
  add(universe, declareLoad(), async () => (await import("./loadCommand.ts")).loadCommand)
  add(universe, declareExplain(), async () => (await import("./explainCommand.ts")).explainCommand)
  add(universe, declareInfo(), async () => (await import("./infoCommand.ts")).infoCommand)
}
