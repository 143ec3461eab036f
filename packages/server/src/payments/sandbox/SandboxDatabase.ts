import { randomUUID } from "node:crypto"
import { DatabaseSync } from "node:sqlite"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { Context, Effect, Layer, Schema } from "effect"
import { explainStorageError } from "@listwright/engine/files"
import { LedgerUnusable } from "./LedgerUnusable.ts"

/** The sandbox processor's own database; it shares no data with the shop's. */
export class SandboxDatabase extends Context.Service<
  SandboxDatabase,
  {
    readonly db: DatabaseSync
    /** The ID of this ledger, created with it and never reused. */
    readonly id: string
  }
>()("@listwright/server/payments/SandboxDatabase") {}

// Ledgers that exist have the column under its British name. cspell:ignore behaviour
const schema = `
  CREATE TABLE IF NOT EXISTS books (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), id TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS card_tokens (
    token TEXT PRIMARY KEY,
    card_type TEXT NOT NULL,
    last_digits TEXT NOT NULL,
    expiry_month INTEGER NOT NULL,
    expiry_year INTEGER NOT NULL,
    behaviour TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS entries (
    seq INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    cents INTEGER NOT NULL,
    tax_cents INTEGER NOT NULL,
    charge_key TEXT NOT NULL,
    order_code TEXT NOT NULL,
    reference TEXT NOT NULL,
    at INTEGER NOT NULL,
    known_from INTEGER NOT NULL
  ) STRICT;`

const decodeCheck = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ quick_check: Schema.String })))

const ledgerFile = (folder: string): string => join(folder, "ledger.sqlite")

/**
 * Opens the database so that every commit is on disk before the reply: a money store must not lose anything it has
 * confirmed.
 */
const open = (folder: string): DatabaseSync => {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(ledgerFile(folder))
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;")
    db.exec(schema)
    const [found] = decodeCheck(db.prepare("PRAGMA quick_check(1)").all())
    if (found?.quick_check !== "ok") throw new Error(`The file is damaged: ${found?.quick_check}.`)
    return db
  } catch (cause) {
    db.close()
    throw cause
  }
}

const decodeBooks = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))

const idOf = (db: DatabaseSync): string => {
  db.prepare("INSERT INTO books VALUES (1, ?) ON CONFLICT DO NOTHING").run(`sandbox:${randomUUID()}`)
  return decodeBooks(db.prepare("SELECT id FROM books").get()).id
}

const sentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`)

/** Opens the processor's database. `folder` is the processor's own, `<data>/sandbox-processor`. */
export const layerSandboxDatabase = (folder: string): Layer.Layer<SandboxDatabase, LedgerUnusable> =>
  Layer.effect(
    SandboxDatabase,
    Effect.acquireRelease(
      Effect.try({
        try: () => {
          const db = open(folder)
          return { db, id: idOf(db) }
        },
        catch: (cause) =>
          new LedgerUnusable({ file: ledgerFile(folder), reason: sentence(explainStorageError(cause)) }),
      }),
      ({ db }) => Effect.sync(() => db.close()),
    ),
  )
