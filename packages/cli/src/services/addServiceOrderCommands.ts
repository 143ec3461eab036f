import type { Add, Group } from "../terminal/Add.ts"
import { declareImport } from "./commands/import.ts"

/** Adds `service-orders`. */
export const addServiceOrderCommands = (program: Group, add: Add): void => {
  const orders = program
    .command("service-orders")
    .description("import service orders into the history (for the site's operator)")
  add(orders, declareImport(), async () => (await import("./importCommand.ts")).importCommand)
}
