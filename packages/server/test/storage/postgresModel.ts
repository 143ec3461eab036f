import { basename } from "node:path"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"

const POSTGRES = "LISTWRIGHT_TEST_DATABASE_URL"

/** Returns the URL of the PostgreSQL server to test on; null if it isn't set, which is reported. */
export const postgresUrl = (): string | null => {
  const url = process.env[POSTGRES] ?? ""
  if (url !== "") return url
  process.stderr.write(`${POSTGRES} is not set: this suite runs on the embedded database only.\n`)
  return null
}

export const databaseOf = (url: string, name: string): string => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Named by the folder of this run, because several runs may use one server. */
export const modelName = (): string =>
  `${basename(process.env["LISTWRIGHT_TEST_RUN"] ?? "listwright-run")}_model`
    .toLowerCase()
    .replaceAll(/\W/g, "_")

/** Drops the model of this run, if a file of it made one. */
export const dropModel = (url: string): Promise<void> =>
  Effect.gen(function* () {
    const admin = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 1 })
    yield* admin`DROP DATABASE IF EXISTS ${admin(modelName())}`
  }).pipe(Effect.scoped, Effect.provide(Reactivity.layer), Effect.runPromise)
