import type { Add, Group } from "../terminal/Add.ts"
import { declareDrop } from "./commands/drop.ts"
import { declareRetry } from "./commands/retry.ts"
import { declareTest } from "./commands/test.ts"

/** Adds the `mail` commands, which manage the site's emails, for its operator. */
export const addMailCommands = (program: Group, add: Add): void => {
  const mail = program.command("mail").description("test and repair mail delivery (for the site's operator)")
  add(mail, declareTest(), async () => (await import("./mailCommands.ts")).testMailCommand)
  add(mail, declareRetry(), async () => (await import("./mailCommands.ts")).retryMailsCommand)
  add(mail, declareDrop(), async () => (await import("./mailCommands.ts")).dropMailsCommand)
}
