import type { Add, Group } from "../terminal/Add.ts"
import { declareCount } from "./commands/count.ts"

/** Adds `count`. */
export const addCountCommand = (program: Group, add: Add): void => {
  add(program, declareCount(), async () => (await import("./countCommand.ts")).countCommand)
}
