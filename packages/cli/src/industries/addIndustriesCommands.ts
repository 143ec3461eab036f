import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareSearch } from "./commands/search.ts"
import { declareTree } from "./commands/tree.ts"

/** Adds `industries`. */
export const addIndustriesCommands = (program: Group, add: CommandAdder): void => {
  const industries = program.command("industries").description("find business types, to count businesses by")
  add(
    industries,
    declareSearch(),
    async () => (await import("./industriesCommands.ts")).searchIndustriesCommand,
  )
  add(industries, declareTree(), async () => (await import("./industriesCommands.ts")).industryTreeCommand)
}
