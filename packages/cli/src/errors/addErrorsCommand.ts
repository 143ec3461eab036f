import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareErrors } from "./commands/errors.ts"

/** Adds `errors`. */
export const addErrorsCommand = (program: Group, add: CommandAdder): void => {
  add(program, declareErrors(), async () => (await import("./errorsCommand.ts")).errorsCommand)
}
