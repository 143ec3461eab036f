import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

// The columns are written out: their list comes with schemas, which help would load.
const importHelp = `
The file is CSV. Its first line names the columns: OrderCode, OrderType, CreateTime, Email, Status, TotalRecords, TotalCost;
and, where they apply, Service, OrderDesc, Account, StatusDesc, Services, FulfillmentFile, ReportsFile.
OrderType is the tab (Clean List), Services what was done (separated by semicolons), FulfillmentFile and ReportsFile the names
of files in the folder service-files of the site's data folder. An order with a known code replaces that order. If any line is
bad, nothing is imported, and every bad line is listed:
  added     12
  replaced  3
  bad_line  7  TotalCost must be an amount in dollars such as 412.50, not 'free'`

/** Declares `service-orders import`. */
export const declareImport = () =>
  new Command("import")
    .description("import the orders in a file: all of them or none")
    .argument("<file>", "CSV")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", importHelp)
