import type { OrderCode } from "@listwright/domain/shared"
import type { DatabaseSync } from "node:sqlite"
import { Context, Effect, Layer, Schema } from "effect"
import { LedgerEntry } from "./LedgerEntry.ts"
import { SandboxDatabase } from "./SandboxDatabase.ts"

const decodeRows = Schema.decodeUnknownSync(Schema.Array(LedgerEntry))

const columns =
  "key, kind, state, cents, tax_cents AS taxCents, charge_key AS chargeKey, order_code AS orderCode, reference, at, known_from AS knownFrom"

/** Returns all entries, oldest first. */
export const readEntries = (db: DatabaseSync): ReadonlyArray<LedgerEntry> =>
  decodeRows(db.prepare(`SELECT ${columns} FROM entries ORDER BY seq`).all())

export const readEntry = (db: DatabaseSync, key: string): LedgerEntry | undefined =>
  decodeRows(db.prepare(`SELECT ${columns} FROM entries WHERE key = ?`).all(key))[0]

const sum = (entries: ReadonlyArray<LedgerEntry>, state: LedgerEntry["state"]): number =>
  entries.filter((entry) => entry.state === state).reduce((cents, entry) => cents + entry.cents, 0)

/** The sandbox processor's ledger, read-only. Amounts are in whole cents. */
export class SandboxLedger extends Context.Service<
  SandboxLedger,
  {
    readonly entries: Effect.Effect<ReadonlyArray<LedgerEntry>>
    readonly entry: (key: string) => Effect.Effect<LedgerEntry | undefined>
    readonly ofOrder: (orderCode: OrderCode) => Effect.Effect<ReadonlyArray<LedgerEntry>>
    readonly captured: Effect.Effect<number>
    readonly refunded: Effect.Effect<number>
  }
>()("@listwright/server/payments/SandboxLedger") {}

export const layerSandboxLedger: Layer.Layer<SandboxLedger, never, SandboxDatabase> = Layer.effect(
  SandboxLedger,
  Effect.map(SandboxDatabase, ({ db }) => {
    const entries = Effect.sync(() => readEntries(db))
    return {
      entries,
      entry: (key) => Effect.sync(() => readEntry(db, key)),
      ofOrder: (orderCode) =>
        Effect.map(entries, (all) => all.filter((entry) => entry.orderCode === orderCode)),
      captured: Effect.map(entries, (all) => sum(all, "captured")),
      refunded: Effect.map(entries, (all) => sum(all, "refunded")),
    }
  }),
)
