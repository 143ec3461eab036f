import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declarePassword } from "./commands/password.ts"
import { declareRevoke } from "./commands/revoke.ts"
import { declareSessions } from "./commands/sessions.ts"
import { declareShow } from "./commands/show.ts"

/** Adds the `account` commands, which let signed-in users view and change their own data. */
export const addAccountCommands = (program: Group, add: CommandAdder): void => {
  const account = program.command("account").description("show and change your own account")
  add(account, declareShow(), async () => (await import("./accountCommands.ts")).showAccountCommand)
  add(account, declareSessions(), async () => (await import("./accountCommands.ts")).sessionsCommand)
  add(account, declareRevoke(), async () => (await import("./accountCommands.ts")).revokeCommand)
  add(account, declarePassword(), async () => (await import("./passwordCommand.ts")).passwordCommand)
}
