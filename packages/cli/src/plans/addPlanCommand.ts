import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareRun } from "./commands/run.ts"

/** Adds `run`. */
export const addPlanCommand = (program: Group, add: CommandAdder): void => {
  add(program, declareRun(), async () => (await import("./planCommand.ts")).planCommand)
}
