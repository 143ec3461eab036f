import { PgClient } from "@effect/sql-pg"
import { Clock, Effect, Layer, Redacted } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import type { SqlClient } from "effect/sql/SqlClient"
import { migrate } from "../../src/start/migrations.ts"
import { layerPglite } from "../../src/storage/PgliteStorage.ts"
import { layerPostgres } from "../../src/storage/PostgresStorage.ts"

const POSTGRES = "LISTWRIGHT_TEST_DATABASE_URL"

/** The PostgreSQL server to test on; null when none is named, which is said. */
export const postgresUrl = (): string | null => {
  const url = process.env[POSTGRES] ?? ""
  if (url !== "") return url
  process.stderr.write(`${POSTGRES} is not set: this suite runs on the embedded database only.\n`)
  return null
}

/** Connections live in real time, also where a test turns the clock of everything else. */
const realTime = Layer.succeed(Clock.Clock, Clock.Clock.defaultValue())

const ready = <R, E>(database: Layer.Layer<R | SqlClient, E>) =>
  Layer.effectDiscard(migrate).pipe(Layer.provideMerge(database), Layer.provide(realTime))

/** The address of a new, empty database on the server, dropped when the scope closes. */
const ownDatabase = Effect.fnUntraced(function* (url: string) {
  const admin = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 1 })
  const name = `listwright_test_${crypto.randomUUID().replaceAll("-", "")}`
  yield* Effect.acquireRelease(admin`CREATE DATABASE ${admin(name)}`, () =>
    Effect.orDie(admin`DROP DATABASE ${admin(name)} WITH (FORCE)`),
  )
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}, Effect.provide(Reactivity.layer))

const layerOwnPostgres = (url: string) =>
  Layer.unwrap(Effect.map(ownDatabase(url), (own) => layerPostgres(Redacted.make(own))))

/** Lends the address of a new, empty database of the server. */
export const withOwnPostgres = (url: string, use: (own: string) => Promise<void>): Promise<void> =>
  Effect.runPromise(Effect.scoped(Effect.flatMap(ownDatabase(url), (own) => Effect.promise(() => use(own)))))

/**
 * The databases that a storage suite runs on, each new and with its tables: the embedded one always, PostgreSQL when
 * the variable names a server.
 */
export const databases = () => {
  const embedded = { name: "PGlite", layer: ready(layerPglite()) }
  const url = postgresUrl()
  return url === null ? [embedded] : [embedded, { name: "PostgreSQL", layer: ready(layerOwnPostgres(url)) }]
}
