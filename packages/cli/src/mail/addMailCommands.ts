import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareDrop } from "./commands/drop.ts"
import { declareRetry } from "./commands/retry.ts"
import { declareTest } from "./commands/test.ts"

/** Adds the `mail` commands, which manage the site's emails, for its operator. */
export const addMailCommands = (program: Group, add: CommandAdder): void => {
  const mail = program.command("mail").description("test and repair mail delivery (for the site's operator)")
  add(mail, declareTest(), async () => (await import("./mailCommands.ts")).sendTestEmailCommand)
  add(mail, declareRetry(), async () => (await import("./mailCommands.ts")).retryEmailsCommand)
  add(mail, declareDrop(), async () => (await import("./mailCommands.ts")).dropEmailsCommand)
}
