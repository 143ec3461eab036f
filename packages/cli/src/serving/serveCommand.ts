import type { RunningServer } from "@listwright/server"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { operatorPackageFailure } from "../failures/operatorPackage.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ServeFlags } from "./commands/serve.ts"
import { startProgress } from "./startProgress.ts"

const EXIT_INTERRUPTED = 130

const failed = (error: unknown) =>
  operatorPackageFailure(error) ??
  new CommandFailed({
    kind: "failure",
    message: error instanceof Error && error.message !== "" ? error.message : String(error),
  })

/** Reports a failure. If it affects several places, such as a site's files, prints a line for each. */
const reportFailure = Effect.fnUntraced(function* ({ kind, message }: CommandFailed, terminal: Terminal) {
  const [summary = "", ...places] = message.split("\n")
  for (const place of places) yield* printRemark(terminal, place)
  return yield* new CommandFailed({ kind, message: summary })
})

const readyText = ({ url, demoUsers }: RunningServer): string => {
  const signIns = demoUsers.map(({ email, password, role }) => `  ${email}  ${password}  ${role}\n`)
  const head = signIns.length === 0 ? "" : "\nSign in as (demo users; their password is public):\n"
  return `Listwright is ready at ${url}\n${head}${signIns.join("")}`
}

/** Waits for the first stop signal; a second signal exits without waiting for work in progress. */
const asked = Effect.callback<void>((resume) => {
  const end = () => {
    process.once("SIGINT", () => process.exit(EXIT_INTERRUPTED))
    process.once("SIGTERM", () => process.exit(EXIT_INTERRUPTED))
    resume(Effect.void)
  }
  process.once("SIGINT", end)
  process.once("SIGTERM", end)
})

/** Serves a site until a signal stops it. Loads the operator's package. */
export const serveCommand = Effect.fn("serveCommand")(function* (flags: ServeFlags, terminal: Terminal) {
  const named = (name: string): string | undefined => {
    const value = terminal.env[name]
    return value === "" ? undefined : value
  }
  const server = yield* Effect.tryPromise({
    try: async () => {
      const { startServer } = await import("@listwright/server")
      return await startServer({
        port: flags.port,
        host: flags.host,
        dataFolder: flags.data,
        siteFolder: flags.site === "" ? undefined : flags.site,
        records: flags.records,
        adoptSite: flags.adoptSite,
        startEmpty: flags.startEmpty,
        demoUsers: flags.demoUsers,
        databaseUrl: named("DATABASE_URL"),
        clickhouseUrl: named("CLICKHOUSE_URL"),
        onProgress: startProgress(terminal),
      })
    },
    catch: failed,
  }).pipe(Effect.catch((failure) => reportFailure(failure, terminal)))
  const { url, demoUsers, firstStart, warnings } = server
  for (const warning of warnings) yield* printRemark(terminal, `Warning: ${warning}`)
  yield* print(
    terminal,
    flags.json === true ? jsonText({ url, demoUsers, firstStart, warnings }) : readyText(server),
  )
  yield* asked
  yield* printRemark(terminal, "Finishing work in progress. Press Ctrl-C again to stop immediately.")
  yield* Effect.tryPromise({ try: server.close, catch: failed })
})
