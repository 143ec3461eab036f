import type { DatabaseSync } from "node:sqlite"
import type { LedgerEntry } from "./LedgerEntry.ts"
import { readEntry } from "./SandboxLedger.ts"

/** Writes an entry unless its key exists, and returns the key's entry. */
export const writeEntry = (db: DatabaseSync, entry: LedgerEntry): LedgerEntry => {
  db.prepare(
    `INSERT INTO entries (key, kind, state, cents, tax_cents, charge_key, order_code, reference, at, known_from)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
  ).run(
    entry.key,
    entry.kind,
    entry.state,
    entry.cents,
    entry.taxCents,
    entry.chargeKey,
    entry.orderCode,
    entry.reference,
    entry.at,
    entry.knownFrom,
  )
  const standing = readEntry(db, entry.key)
  if (standing === undefined) throw new Error(`the ledger lost the entry ${entry.key}`)
  return standing
}
