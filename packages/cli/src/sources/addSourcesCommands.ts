import type { Add, Group } from "../terminal/Add.ts"
import { declareList } from "./commands/list.ts"
import { declareShow } from "./commands/show.ts"

/** Adds `sources`. */
export const addSourcesCommands = (program: Group, add: Add): void => {
  const sources = program.command("sources").description("show the data sources that you may order from")
  add(sources, declareList(), async () => (await import("./sourcesCommands.ts")).listSources)
  add(sources, declareShow(), async () => (await import("./sourcesCommands.ts")).showSource)
}
