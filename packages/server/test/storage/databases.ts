import { PgClient } from "@effect/sql-pg"
import { Clock, Effect, Layer, Redacted } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import type { SqlClient } from "effect/sql/SqlClient"
import { migrate } from "../../src/start/migrations.ts"
import { layerPglite } from "../../src/storage/PgliteStorage.ts"
import { layerPostgres } from "../../src/storage/PostgresStorage.ts"
import { databaseOf, modelName, postgresUrl } from "./postgresModel.ts"

/** Connections live in real time, also where a test turns the clock of everything else. */
const realTime = Layer.succeed(Clock.Clock, Clock.Clock.defaultValue())

const ready = <R, E>(database: Layer.Layer<R | SqlClient, E>) =>
  Layer.effectDiscard(migrate).pipe(Layer.provideMerge(database), Layer.provide(realTime))

/** The address of a new database on the server, dropped when the scope closes: empty, or a copy of another one. */
const ownDatabase = Effect.fnUntraced(function* (url: string, model?: string) {
  const admin = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 1 })
  const name = `listwright_test_${crypto.randomUUID().replaceAll("-", "")}`
  const copied = model === undefined ? admin`` : admin`TEMPLATE ${admin(model)}`
  yield* Effect.acquireRelease(admin`CREATE DATABASE ${admin(name)} ${copied}`, () =>
    Effect.orDie(admin`DROP DATABASE ${admin(name)} WITH (FORCE)`),
  )
  return databaseOf(url, name)
}, Effect.provide(Reactivity.layer))

/** Holds a lock of the server, so that one process of a run makes the model and the others wait for it. */
const MODEL_LOCK = 4380

/** The name of a database with the tables, which the first file of a run to need it migrates; `prepared.ts` drops it. */
const migratedModel = Effect.fnUntraced(
  function* (url: string) {
    const admin = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 1 })
    const name = modelName()
    yield* Effect.acquireRelease(admin`SELECT pg_advisory_lock(${MODEL_LOCK})`, () =>
      Effect.orDie(admin`SELECT pg_advisory_unlock(${MODEL_LOCK})`),
    )
    const made = yield* admin`SELECT 1 FROM pg_database WHERE datname = ${name}`
    if (made.length > 0) return name
    const making = `${name}_making`
    yield* admin`DROP DATABASE IF EXISTS ${admin(making)}`
    yield* admin`CREATE DATABASE ${admin(making)}`
    yield* Effect.scoped(
      Effect.provide(migrate, Layer.fresh(layerPostgres(Redacted.make(databaseOf(url, making))))),
    )
    yield* admin`ALTER DATABASE ${admin(making)} RENAME TO ${admin(name)}`
    return name
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer),
)

const layerOwnPostgres = (url: string) =>
  migratedModel(url).pipe(
    Effect.flatMap((model) => ownDatabase(url, model)),
    Effect.map((own) => layerPostgres(Redacted.make(own))),
    Layer.unwrap,
  )

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
