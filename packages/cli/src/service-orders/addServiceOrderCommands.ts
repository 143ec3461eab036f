import type { Command } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"

// The columns are written out: their list comes with schemas, which help would load.
const importHelp = `
The file is CSV. Its first line names the columns: OrderCode, OrderType, CreateTime, Email, Status, TotalRecords, TotalCost;
and as far as there is something to say Service, OrderDesc, Account, StatusDesc, Services, FulfillmentFile, ReportsFile.
OrderType is the tab (Clean List), Services what was done (separated by semicolons), FulfillmentFile and ReportsFile the names
of files in the folder service-files of the site's data folder. An order of a known code replaces that one. Either all orders
are taken, or none, and every bad line is named:
  added     12
  replaced  3
  bad_line  7  TotalCost must be an amount in dollars such as 412.50, not 'free'`

/** `service-orders import`. */
export const addServiceOrderCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const orders = program
    .command("service-orders")
    .description("bring orders of services into the history (for the site's operator)")
  orders
    .command("import")
    .description("take the orders of a file, all of them or none")
    .argument("<file>", "CSV")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", importHelp)
    .action(async (file: string, flags: OperatorFlags) => {
      const { importCommand } = await import("./importCommand.ts")
      await perform(importCommand(file, flags, terminal), flags)
    })
}
