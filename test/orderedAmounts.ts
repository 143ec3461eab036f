import { DatabaseSync } from "node:sqlite"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"

export interface OrderedAmounts {
  /** The order with the amounts of the order, its quote, and its charge, in dollars. */
  readonly order: Readonly<Record<string, unknown>> | undefined
  /** The entries in the processor's own ledger, in cents. */
  readonly entries: ReadonlyArray<Readonly<Record<string, unknown>>>
}

/** Reads the amounts of an order from the database and the processor's ledger of a stopped product. */
export const orderedAmounts = async (data: string, code: string): Promise<OrderedAmounts> => {
  const database = await PGlite.create(join(data, "site/database"))
  const { rows } = await database.query<Record<string, unknown>>(
    "SELECT o.total_pretax::text AS pretax, o.tax::text AS tax, o.total::text AS total, o.quantity, o.state, o.agreement_hash = a.hash AND a.version = o.agreement_version AS agreed, a.title, q.output_columns AS columns, q.label_count AS labels, q.total_pretax::text AS quoted, c.amount::text AS charged, d.records FROM orders o JOIN order_quotes q ON q.order_code = o.code JOIN accepted_agreements a ON a.hash = o.agreement_hash JOIN charge_intents c ON c.order_code = o.code JOIN deliveries d ON d.order_code = o.code WHERE o.code = $1",
    [code],
  )
  await database.close()
  const ledger = new DatabaseSync(join(data, "sandbox-processor/ledger.sqlite"), { readOnly: true })
  const entries = ledger
    .prepare("SELECT kind, state, cents, tax_cents FROM entries WHERE order_code = ?")
    .all(code)
  ledger.close()
  return { order: rows[0], entries: entries.map((entry) => ({ ...entry })) }
}
