import { parseArgs } from "node:util"
import { Result } from "effect"
import { DEFAULT_DATA_FOLDER } from "@listwright/engine/universe"
import { DEFAULT_HOST, DEFAULT_PORT, DEFAULT_RECORD_COUNT, type StartOptions } from "./StartOptions.ts"

export const USAGE = `Usage: npm start -- [--port N] [--host ADDRESS] [--data FOLDER] [--records N] [--no-demo-users]
                   [--site FOLDER] [--adopt-site ID] [--start-empty]

  --port N        where to listen (${DEFAULT_PORT}; also PORT); 0 uses any free port
  --host ADDRESS  the address to listen on (${DEFAULT_HOST}); others are refused while demo users exist
  --data FOLDER   where the site stores its data (${DEFAULT_DATA_FOLDER}; also LISTWRIGHT_DATA)
  --site FOLDER   the site's files, if they are elsewhere (also LISTWRIGHT_SITE; docs/operations.md)
  --records N     people in a new demo universe (${DEFAULT_RECORD_COUNT})
  --adopt-site ID uses this data folder in place of site ID's lost one (docs/operations.md)
  --start-empty   starts in the database in DATABASE_URL without the embedded database's users and orders
  --no-demo-users starts a new site without users; add them with 'listwright users add'

To use a PostgreSQL server instead of the embedded database, set DATABASE_URL.
To count on ClickHouse servers instead of this machine, set CLICKHOUSE_URL (docs/cluster.md).
To write every SQL statement and its time to standard error, set LISTWRIGHT_LOG_SQL=1 (docs/debugging.md).
To log more, such as each failure while the database is away, set LISTWRIGHT_LOG_DEBUG=1.
`

type Environment = Readonly<Record<string, string | undefined>>

const parsed = (argv: ReadonlyArray<string>) =>
  Result.try({
    try: () =>
      parseArgs({
        args: [...argv],
        options: {
          port: { type: "string" },
          host: { type: "string" },
          data: { type: "string" },
          site: { type: "string" },
          records: { type: "string" },
          "adopt-site": { type: "string" },
          "start-empty": { type: "boolean" },
          "no-demo-users": { type: "boolean" },
          help: { type: "boolean" },
        },
      }).values,
    catch: (cause) => (cause instanceof Error ? cause.message : String(cause)),
  })

const wholeNumber = (name: string, text: string | undefined, least: number, most: number) => {
  if (text === undefined || text === "") return Result.succeed(undefined)
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most
    ? Result.succeed(number)
    : Result.fail(`${name} must be a whole number from ${least} to ${most}, not '${text}'`)
}

const filled = (text: string | undefined): string | undefined => (text === "" ? undefined : text)

/**
 * Reads the start options from the command line and, for missing flags, from the environment; fails with an error
 * description.
 */
export const serveFlags = (
  argv: ReadonlyArray<string>,
  environment: Environment,
): Result.Result<StartOptions | "help", string> =>
  Result.gen(function* () {
    const values = yield* parsed(argv)
    if (values.help === true) return "help"
    return {
      port: yield* wholeNumber(
        values.port === undefined ? "PORT" : "--port",
        values.port ?? environment["PORT"],
        0,
        65_535,
      ),
      host: filled(values.host),
      dataFolder: filled(values.data ?? environment["LISTWRIGHT_DATA"]),
      siteFolder: filled(values.site ?? environment["LISTWRIGHT_SITE"]),
      records: yield* wholeNumber("--records", values.records, 1, 1_000_000_000),
      adoptSite: filled(values["adopt-site"]),
      startEmpty: values["start-empty"],
      demoUsers: values["no-demo-users"] === true ? false : undefined,
      databaseUrl: filled(environment["DATABASE_URL"]),
      clickhouseUrl: filled(environment["CLICKHOUSE_URL"]),
      logSql: environment["LISTWRIGHT_LOG_SQL"] === "1" ? true : undefined,
      logDebug: environment["LISTWRIGHT_LOG_DEBUG"] === "1" ? true : undefined,
    }
  })
