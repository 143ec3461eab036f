import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareList } from "./commands/list.ts"
import { declareShow } from "./commands/show.ts"

/** Adds `sources`. */
export const addSourcesCommands = (program: Group, add: CommandAdder): void => {
  const sources = program.command("sources").description("show the data sources that you may order from")
  add(sources, declareList(), async () => (await import("./sourcesCommands.ts")).listSources)
  add(sources, declareShow(), async () => (await import("./sourcesCommands.ts")).showSource)
}
