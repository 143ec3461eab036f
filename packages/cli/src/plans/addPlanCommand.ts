import type { Add, Group } from "../terminal/Add.ts"
import { declareRun } from "./commands/run.ts"

/** Adds `run`. */
export const addPlanCommand = (program: Group, add: Add): void => {
  add(program, declareRun(), async () => (await import("./planCommand.ts")).planCommand)
}
