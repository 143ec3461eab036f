import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { Cause, Effect, Exit } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { lockFolder } from "../packages/engine/src/files/folderLock.ts"
import { dataFolder, databaseFolder } from "../packages/server/src/site/dataFolder.ts"
import { layerPglite } from "../packages/server/src/storage/PgliteStorage.ts"

/**
 * `npm run sql -- [--data FOLDER] "SELECT ..."`: asks the embedded database of a stopped site, and prints the rows as JSON, one
 * a line. A running server has the folder to itself.
 */
const { positionals, values } = parseArgs({
  options: { data: { type: "string", default: ".data" } },
  allowPositionals: true,
})
const [text] = positionals
if (text === undefined || positionals.length > 1) {
  process.stderr.write('Usage: npm run sql -- [--data FOLDER] "SELECT ..."\n')
  process.exit(2)
}
const folder = resolve(join(import.meta.dirname, ".."), values.data)
const rows = await Effect.runPromiseExit(
  Effect.gen(function* () {
    yield* lockFolder(folder)
    const database = layerPglite(databaseFolder(dataFolder(folder).site))
    return yield* Effect.provide(
      Effect.flatMap(SqlClient, (sql) => sql.unsafe(text)),
      database,
    )
  }).pipe(Effect.scoped),
)
if (Exit.isFailure(rows)) {
  // What the database says is the innermost cause.
  let problem = Cause.squash(rows.cause)
  while (problem instanceof Error && problem.cause instanceof Error) problem = problem.cause
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exit(1)
}
for (const row of rows.value) process.stdout.write(`${JSON.stringify(row)}\n`)
