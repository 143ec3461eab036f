import { PgClient } from "@effect/sql-pg"
import { Clock, Effect, Layer, Redacted } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient } from "effect/sql/SqlClient"
import { migrate } from "../../src/storage/migrations.ts"
import { layerPglite } from "../../src/storage/PgliteStorage.ts"
import { layerPostgres } from "../../src/storage/PostgresStorage.ts"

const POSTGRES = "LISTWRIGHT_TEST_DATABASE_URL"

/** Connections live in real time, also where a test turns the clock of everything else. */
const realTime = Layer.succeed(Clock.Clock, Clock.Clock.defaultValue())

const ready = <R, E>(database: Layer.Layer<R | SqlClient, E>) =>
  Layer.effectDiscard(migrate).pipe(Layer.provideMerge(database), Layer.provide(realTime))

/** A database of its own on the server, dropped at the end. */
const layerOwnPostgres = (url: string) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const admin = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 1 })
      const name = `listwright_test_${crypto.randomUUID().replaceAll("-", "")}`
      yield* Effect.acquireRelease(admin`CREATE DATABASE ${admin(name)}`, () =>
        Effect.orDie(admin`DROP DATABASE ${admin(name)} WITH (FORCE)`),
      )
      const own = new URL(url)
      own.pathname = `/${name}`
      return layerPostgres(Redacted.make(own.href))
    }),
  ).pipe(Layer.provide(Reactivity.layer))

/**
 * The databases that a storage suite runs on, each new, empty and with its tables: the embedded one always, PostgreSQL
 * when the variable names a server. One that is left out is said to be.
 */
export const databases = () => {
  const url = process.env[POSTGRES]
  if (url === undefined || url === "") {
    process.stderr.write(`${POSTGRES} is not set: this suite runs on the embedded database only.\n`)
    return [{ name: "PGlite", layer: ready(layerPglite()) }]
  }
  return [
    { name: "PGlite", layer: ready(layerPglite()) },
    { name: "PostgreSQL", layer: ready(layerOwnPostgres(url)) },
  ]
}
