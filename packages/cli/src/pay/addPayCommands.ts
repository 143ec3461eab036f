import type { Add, Group } from "../terminal/Add.ts"
import { declareCheck } from "./commands/check.ts"

/** Adds `pay`. */
export const addPayCommands = (program: Group, add: Add): void => {
  const pay = program.command("pay").description("check a site's payments (for the site's operator)")
  add(pay, declareCheck(), async () => (await import("./checkPaymentsCommand.ts")).checkPaymentsCommand)
}
