import { addRewardCommands } from "./rewards/addRewardCommands.ts"
import { addServiceOrderCommands } from "./services/addServiceOrderCommands.ts"
import type { AddOfPart } from "./sign-in/addingOfParts.ts"
import type { Add, Group } from "./terminal/Add.ts"

/** Adds the commands of parts that a site may not have; only this list imports their folders. */
export const addPartCommands = (program: Group, _: Add, addOfPart: AddOfPart): void => {
  addRewardCommands(program, addOfPart("rewards"))
  addServiceOrderCommands(program, addOfPart("services"))
}
