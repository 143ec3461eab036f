import type { UserId } from "@listwright/domain/account"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import type { MailableRows } from "../mail/emailDueRows.ts"
import { mailableRows } from "../mail/mailableRows.ts"
import { type CustomerRequest, RequestFacts } from "./CustomerRequest.ts"

/** The maximum number of requests listed. */
export const MAX_LISTED = 1_000

const DAY_MS = 86_400_000

/** A stored request. */
export interface StoredRequest extends CustomerRequest {
  readonly id: string
  readonly receivedAt: Date
  readonly mailedAt: Date | null
}

/** Customers' requests. A stored request is emailed once, even if the server fails. */
export class CustomerRequests extends Context.Service<
  CustomerRequests,
  {
    /** Stores a request. `userId` is null for a guest or an unknown user. */
    readonly keep: (request: CustomerRequest, userId: UserId | null) => Effect.Effect<void>
    /** Returns the requests, most recent first, at most `MAX_LISTED`. */
    readonly received: Effect.Effect<ReadonlyArray<StoredRequest>>
    /** Deletes requests that arrived more than `days` ago, emailed or not. */
    readonly forgetOlderThan: (days: number) => Effect.Effect<void>
  } & MailableRows<StoredRequest, string>
>()("@listwright/server/requests/CustomerRequests") {}

const Row = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(["contact", "diagnostic", "campaign"]),
  receivedAt: Schema.Date,
  name: Schema.String,
  email: Schema.String,
  facts: Schema.fromJsonString(RequestFacts),
  message: Schema.String,
  mailedAt: Schema.NullOr(Schema.Date),
})
const decode = Schema.decodeUnknownSync(Schema.Array(Row))
const encodeFacts = Schema.encodeSync(Schema.fromJsonString(RequestFacts))

export const layerCustomerRequestsSql = Layer.effect(
  CustomerRequests,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom
    const { due, mailed, mailLater } = mailableRows(sql, "customer_requests", "id")
    const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))
    const columns = sql`id, kind, received_at AS "receivedAt", name, email, facts, message, mailed_at AS "mailedAt"`
    return CustomerRequests.of({
      keep: Effect.fn("CustomerRequests.keep")(function* ({ facts, ...request }, userId) {
        const receivedAt = yield* now
        yield* sql`INSERT INTO customer_requests ${sql.insert({
          id: yield* random.uuidV7(),
          ...request,
          facts: encodeFacts(facts),
          user_id: userId,
          received_at: receivedAt,
          mail_after: receivedAt,
        })}`.pipe(Effect.orDie)
      }),
      received: Effect.map(
        Effect.orDie(
          sql`SELECT ${columns} FROM customer_requests ORDER BY received_at DESC, id DESC LIMIT ${MAX_LISTED}`,
        ),
        decode,
      ),
      unmailed: due().pipe(
        Effect.flatMap((areDue) => sql`SELECT ${columns} FROM customer_requests WHERE ${areDue}`),
        Effect.map((rows) => decode(rows)),
        Effect.orDie,
      ),
      mailed,
      mailLater,
      forgetOlderThan: Effect.fn("CustomerRequests.forgetOlderThan")(function* (days) {
        const before = new Date((yield* Clock.currentTimeMillis) - days * DAY_MS)
        yield* Effect.orDie(sql`DELETE FROM customer_requests WHERE received_at < ${before}`)
      }),
    })
  }),
)
