import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareCount } from "./commands/count.ts"

/** Adds `count`. */
export const addCountCommand = (program: Group, add: CommandAdder): void => {
  add(program, declareCount(), async () => (await import("./countCommand.ts")).countCommand)
}
