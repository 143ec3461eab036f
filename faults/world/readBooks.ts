import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { PgClient } from "@effect/sql-pg"
import { OrderState } from "@listwright/domain/order"
import { Effect, Redacted, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { LedgerEntry } from "../../packages/server/src/payments/sandbox/LedgerEntry.ts"
import type { ReadMail } from "../../packages/server/test/mail/readMail.ts"
import type { Checkout } from "./Checkout.ts"
import { readEntries } from "../../packages/server/src/payments/sandbox/SandboxLedger.ts"
import type { MailServer } from "./MailServer.ts"

const Order = Schema.Struct({
  code: Schema.String,
  draftId: Schema.String,
  requestKey: Schema.NullOr(Schema.String),
  state: OrderState,
  total: Schema.String,
  quoted: Schema.String,
  quantity: Schema.Int,
  chargeKey: Schema.String,
  charged: Schema.String,
  intent: Schema.Literals(["intended", "captured", "declined"]),
  /** Whether it holds a use of a promotion. */
  isClaiming: Schema.Boolean,
  promoCode: Schema.NullOr(Schema.String),
  delivered: Schema.NullOr(Schema.Int),
  /** Reward points that the order is worth, and those that were credited for it. */
  points: Schema.Int,
  credited: Schema.Int,
})
export type OrderRow = typeof Order.Type

const DraftRow = Schema.Struct({ id: Schema.String, revision: Schema.Int, zips: Schema.String })

const QuoteRow = Schema.Struct({
  code: Schema.String,
  requestKey: Schema.String,
  body: Schema.String,
  isMailed: Schema.Boolean,
})

const RefundRow = Schema.Struct({ key: Schema.String, amount: Schema.String, isMade: Schema.Boolean })

const ReportRow = Schema.Struct({ name: Schema.String, isCompleted: Schema.Boolean })

const WaitingRow = Schema.Struct({ mails: Schema.Int, jobs: Schema.Int })

/** What the site keeps, and what its processor does. */
export interface Books {
  readonly orders: ReadonlyArray<OrderRow>
  readonly drafts: ReadonlyArray<typeof DraftRow.Type>
  readonly quotes: ReadonlyArray<typeof QuoteRow.Type>
  readonly reports: ReadonlyArray<typeof ReportRow.Type>
  readonly refunds: ReadonlyArray<typeof RefundRow.Type>
  /** Mails that are not sent yet, and jobs of orders that may send more. */
  readonly waiting: typeof WaitingRow.Type
  /** What the mail server accepted, in this order. */
  readonly mails: ReadonlyArray<ReadMail>
  readonly entries: ReadonlyArray<LedgerEntry>
}

const decodeOrders = Schema.decodeUnknownSync(Schema.Array(Order))
const decodeDrafts = Schema.decodeUnknownSync(Schema.Array(DraftRow))

const decodeQuotes = Schema.decodeUnknownSync(Schema.Array(QuoteRow))

const decodeRefunds = Schema.decodeUnknownSync(Schema.Array(RefundRow))

const decodeReports = Schema.decodeUnknownSync(Schema.Array(ReportRow))

const decodeWaiting = Schema.decodeUnknownSync(Schema.Array(WaitingRow))

const rows = Effect.gen(function* () {
  const sql = yield* SqlClient
  const orders = decodeOrders(
    yield* sql`SELECT o.code, o.draft_id AS "draftId", o.request_key AS "requestKey", o.state,
      o.total::text AS total, q.total::text AS quoted, o.quantity, i.key AS "chargeKey", i.amount::text AS charged,
      i.state AS intent, q.promo_code AS "promoCode", d.records AS delivered,
      q.points::integer AS points, COALESCE((SELECT sum(e.points) FROM point_entries e
        WHERE e.order_code = o.code AND e.reason = 'earned'), 0)::integer AS credited,
      EXISTS (SELECT 1 FROM promotion_claims c WHERE c.order_code = o.code AND c.released_at IS NULL) AS "isClaiming"
    FROM orders o JOIN order_quotes q ON q.order_code = o.code JOIN charge_intents i ON i.order_code = o.code
      LEFT JOIN deliveries d ON d.order_code = o.code`,
  )
  const drafts = decodeDrafts(yield* sql`SELECT id, revision, definition::text AS zips FROM drafts`)
  const quotes = decodeQuotes(
    yield* sql`SELECT code, request_key AS "requestKey", body, mailed_at IS NOT NULL AS "isMailed" FROM sent_quotes`,
  )
  const reports = decodeReports(
    yield* sql`SELECT element::json ->> 'name' AS name, state = 'completed' AS "isCompleted" FROM report_jobs`,
  )
  const refunds = decodeRefunds(
    yield* sql`SELECT key, amount::text AS amount, refunded_at IS NOT NULL AS "isMade" FROM refunds`,
  )
  const [waiting = { mails: 0, jobs: 0 }] = decodeWaiting(
    yield* sql`SELECT (SELECT count(*) FROM outgoing_mails WHERE state = 'waiting')::integer AS mails,
      (SELECT count(*) FROM order_jobs WHERE state <> 'completed')::integer AS jobs`,
  )
  return { orders, drafts, quotes, reports, refunds, waiting }
})

const ledgerEntries = (data: string): ReadonlyArray<LedgerEntry> => {
  const db = new DatabaseSync(join(data, "sandbox-processor", "ledger.sqlite"))
  try {
    return readEntries(db)
  } finally {
    db.close()
  }
}

/** Reads the ledger first: a charge that is in it and settled later is not missed, as settling is waited for. */
export const readBooks = async (
  databaseUrl: string,
  data: string,
  checkout: Checkout | null,
  mailServer: MailServer,
): Promise<Books> => {
  const kept = await Effect.runPromise(
    rows.pipe(Effect.provide(PgClient.layer({ url: Redacted.make(databaseUrl), maxConnections: 1 }))),
  )
  return {
    ...kept,
    entries: checkout === null ? ledgerEntries(data) : checkout.entries,
    mails: await mailServer.mails(),
  }
}
