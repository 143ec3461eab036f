import type { Add, Group } from "../terminal/Add.ts"
import { declareErrors } from "./commands/errors.ts"

/** Adds `errors`. */
export const addErrorsCommand = (program: Group, add: Add): void => {
  add(program, declareErrors(), async () => (await import("./errorsCommand.ts")).errorsCommand)
}
