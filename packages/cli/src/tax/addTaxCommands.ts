import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareCheck } from "./commands/check.ts"

/** Adds `tax`. */
export const addTaxCommands = (program: Group, add: CommandAdder): void => {
  const tax = program.command("tax").description("check a site's sales tax (for the site's operator)")
  add(tax, declareCheck(), async () => (await import("./checkTaxesCommand.ts")).checkTaxesCommand)
}
