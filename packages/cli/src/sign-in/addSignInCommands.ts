import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareLogin } from "./commands/login.ts"
import { declareLogout } from "./commands/logout.ts"
import { declareWhoami } from "./commands/whoami.ts"

/** Adds `login`, `logout`, and `whoami`. */
export const addSignInCommands = (program: Group, add: CommandAdder): void => {
  add(program, declareLogin(), async () => (await import("./loginCommand.ts")).loginCommand)
  add(program, declareLogout(), async () => (await import("./logoutCommand.ts")).logoutCommand)
  add(program, declareWhoami(), async () => (await import("./whoamiCommand.ts")).whoamiCommand)
}
