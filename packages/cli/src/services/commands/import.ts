import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

// The columns are written out: their list comes with schemas, which help would load.
const importHelp = `
The file is CSV. Its first line names the columns: orderCode, orderType, createdOn, email, status, records, cost; and, where they
apply, service, description, account, statusText, services, fulfillmentFile, reportsFile.
orderType is the tab (Clean List), services what was done (separated by semicolons), fulfillmentFile and reportsFile the names
of files in the folder service-files of the site's data folder. An order with a known code replaces that order. If any line is
bad, nothing is imported, and every bad line is listed:
  added     12
  replaced  3
  bad_line  7  cost must be an amount in dollars such as 412.50, not 'free'`

/** Declares `service-orders import`. */
export const declareImport = () =>
  new Command("import")
    .description("import the orders in a file: all of them or none")
    .argument("<file>", "CSV")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", importHelp)
