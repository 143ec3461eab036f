import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareCheck } from "./commands/check.ts"

/** Adds `pay`. */
export const addPayCommands = (program: Group, add: CommandAdder): void => {
  const pay = program.command("pay").description("check a site's payments (for the site's operator)")
  add(pay, declareCheck(), async () => (await import("./checkPaymentsCommand.ts")).checkPaymentsCommand)
}
