import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareAttributes } from "./commands/attributes.ts"
import { declareSearch } from "./commands/search.ts"

/** Adds `attributes` and `attributes search`. */
export const addAttributesCommand = (program: Group, add: CommandAdder): void => {
  const attributes = add(
    program,
    declareAttributes(),
    async () => (await import("./attributesCommand.ts")).attributesCommand,
  )
  add(
    attributes,
    declareSearch(),
    async () => (await import("./searchAttributesCommand.ts")).searchAttributesCommand,
  )
}
