import type { Add, Group } from "../terminal/Add.ts"
import { declareCheck } from "./commands/check.ts"

/** Adds `tax`. */
export const addTaxCommands = (program: Group, add: Add): void => {
  const tax = program.command("tax").description("check a site's sales tax (for the site's operator)")
  add(tax, declareCheck(), async () => (await import("./checkTaxesCommand.ts")).checkTaxesCommand)
}
