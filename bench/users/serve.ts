/** A site with as many users as are wanted, each signed in, in a process of its own: over the embedded database or another. */
import { createHash, randomUUID } from "node:crypto"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient } from "effect/sql/SqlClient"
import { startServer } from "../../packages/server/src/index.ts"
import { dataFolder, databaseFolder } from "../../packages/server/src/site/dataFolder.ts"
import { layerPglite } from "../../packages/server/src/storage/PgliteStorage.ts"

const [folder = "", databaseUrl = "", users = "200"] = process.argv.slice(2)
const options = {
  dataFolder: folder,
  port: 0,
  records: 20_000,
  ...(databaseUrl === "" ? {} : { databaseUrl }),
}

/** Copies of the first demo user, each with a session whose secret is answered. */
const signIn = Effect.gen(function* () {
  const sql = yield* SqlClient
  const secrets: Array<string> = []
  for (let at = 0; at < Number(users); at++) {
    const secret = randomUUID()
    const id = randomUUID()
    yield* sql`INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, company, phone, role,
        account_id, data_sources, may_pay, is_demo, created_at)
      SELECT ${id}, ${id}, ${id}, '', first_name, last_name, company, phone, role, account_id, data_sources, may_pay,
        false, created_at FROM users WHERE is_demo ORDER BY created_at, id LIMIT 1`
    yield* sql`INSERT INTO sessions (secret_hash, user_id, created_at, expires_at)
      VALUES (${createHash("sha256").update(secret).digest("hex")}, ${id}, now(), now() + interval '12 hours')`
    secrets.push(secret)
  }
  return secrets
})

// The embedded database is the server's alone while that runs.
await (await startServer(options)).close()
const secrets = await Effect.runPromise(
  databaseUrl === ""
    ? Effect.provide(signIn, layerPglite(databaseFolder(dataFolder(folder).site)))
    : Effect.gen(function* () {
        const sql = yield* PgClient.make({ url: Redacted.make(databaseUrl), maxConnections: 1 })
        return yield* Effect.provideService(signIn, SqlClient, sql)
      }).pipe(Effect.scoped, Effect.provide(Reactivity.layer)),
)
const server = await startServer(options)
process.on("message", () => void server.close().then(() => process.exit(0)))
process.send?.({ url: server.url, secrets })
