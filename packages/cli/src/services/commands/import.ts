import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

// The columns are written out: their list comes with schemas, which help would load.
const importHelp = `
The file must be a CSV. Its first line contains the column names: orderCode, orderType, createdOn, email, status, records,
cost; and, if they apply, service, description, account, statusText, services, fulfillmentFile, reportsFile.
orderType is the tab (Clean List), services is what was done (separated by semicolons), and fulfillmentFile and reportsFile
are the names of files in the service-files folder of the site's data folder. An order with an existing code replaces that
order. If any line is invalid, nothing is imported, and every invalid line is listed:
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
