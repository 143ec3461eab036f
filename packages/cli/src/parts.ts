import { addRewardCommands } from "./rewards/addRewardCommands.ts"
import { addServiceOrderCommands } from "./services/addServiceOrderCommands.ts"
import type { PartCommandAdder } from "./sign-in/createPartCommandAdder.ts"
import type { CommandAdder, Group } from "./terminal/CommandAdder.ts"

/** Adds the commands of parts that a site may not have; only this list imports their folders. */
export const addPartCommands = (program: Group, _: CommandAdder, addOfPart: PartCommandAdder): void => {
  addRewardCommands(program, addOfPart("rewards"))
  addServiceOrderCommands(program, addOfPart("services"))
}
