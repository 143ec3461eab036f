import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareList } from "./commands/list.ts"
import { declareSearch } from "./commands/search.ts"
import { declareShow } from "./commands/show.ts"

/** Adds `areas`. */
export const addAreasCommand = (program: Group, add: CommandAdder): void => {
  const areas = program.command("areas").description("find and list areas")
  add(areas, declareSearch(), async () => (await import("./searchAreasCommand.ts")).searchAreasCommand)
  add(areas, declareShow(), async () => (await import("./showAreaCommand.ts")).showAreaCommand)
  add(areas, declareList(), async () => (await import("./listAreasCommand.ts")).listAreasCommand)
}
