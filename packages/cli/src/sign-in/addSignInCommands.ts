import type { Add, Group } from "../terminal/Add.ts"
import { declareLogin } from "./commands/login.ts"
import { declareLogout } from "./commands/logout.ts"
import { declareWhoami } from "./commands/whoami.ts"

/** Adds `login`, `logout` and `whoami`. */
export const addSignInCommands = (program: Group, add: Add): void => {
  add(program, declareLogin(), async () => (await import("./loginCommand.ts")).loginCommand)
  add(program, declareLogout(), async () => (await import("./logoutCommand.ts")).logoutCommand)
  add(program, declareWhoami(), async () => (await import("./whoamiCommand.ts")).whoamiCommand)
}
