import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, MAX_RECORD_COUNT, wholeNumberParser } from "../../terminal/options.ts"

const serveHelp = `
To use a PostgreSQL server instead of the embedded database, set DATABASE_URL.
To count on ClickHouse servers instead of this machine, set CLICKHOUSE_URL (docs/cluster.md).`

/** Declares `serve`. */
export const declareServe = () =>
  new Command("serve")
    .description("start a server")
    .addOption(
      new Option("--port <number>", "where to listen; 0 uses any free port (4380)")
        .env("PORT")
        .argParser(wholeNumberParser(0, 65_535)),
    )
    .option(
      "--host <address>",
      "the address to listen on (127.0.0.1); others are refused while demo users exist",
    )
    .addOption(new Option("--data <folder>", "where the site stores its data (.data)").env("LISTWRIGHT_DATA"))
    .addOption(
      new Option("--site <folder>", "the site's files, if they are elsewhere; see 'site'").env(
        "LISTWRIGHT_SITE",
      ),
    )
    .addOption(
      new Option("--records <number>", "people in a new demo universe (1000000)").argParser(
        wholeNumberParser(1, MAX_RECORD_COUNT),
      ),
    )
    .option("--adopt-site <id>", "use this data folder in place of a site's lost one")
    .option(
      "--start-empty",
      "start in the database in DATABASE_URL without the embedded database's users and orders",
    )
    .option("--no-demo-users", "start a new site without users; add them with 'users add'")
    .addOption(jsonOption())
    .addHelpText("after", serveHelp)

export type ServeFlags = CommandFlags<typeof declareServe>
