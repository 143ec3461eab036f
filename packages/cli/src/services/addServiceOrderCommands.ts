import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareImport } from "./commands/import.ts"

/** Adds `service-orders`. */
export const addServiceOrderCommands = (program: Group, add: CommandAdder): void => {
  const orders = program
    .command("service-orders")
    .description("import service orders into the history (for the site's operator)")
  add(orders, declareImport(), async () => (await import("./importCommand.ts")).importCommand)
}
