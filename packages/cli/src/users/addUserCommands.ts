import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareAdd } from "./commands/add.ts"
import { declareDisable } from "./commands/disable.ts"
import { declareInvite } from "./commands/invite.ts"
import { declareList } from "./commands/list.ts"
import { declareRole } from "./commands/role.ts"
import { declareSet } from "./commands/set.ts"

/** Adds the `users` commands, which let the site's operator manage who may sign in. */
export const addUserCommands = (program: Group, add: CommandAdder): void => {
  const users = program.command("users").description("manage users (for the site's operator)")
  add(users, declareList(), async () => (await import("./usersCommands.ts")).listUsersCommand)
  add(users, declareAdd(), async () => (await import("./usersCommands.ts")).addUserCommand)
  add(users, declareInvite(), async () => (await import("./usersCommands.ts")).inviteUserCommand)
  add(users, declareDisable(), async () => (await import("./usersCommands.ts")).disableUsersCommand)
  add(users, declareRole(), async () => (await import("./usersCommands.ts")).setRoleCommand)
  add(users, declareSet(), async () => (await import("./setUserCommand.ts")).setUserCommand)
}
