import { OrderCode } from "@listwright/domain/shared"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Processors } from "../payments/Processors.ts"
import { listOpenDisputes } from "./disputes.ts"
import { OrderJob } from "./OrderJobs.ts"
import { paymentAdvice, refundAdvice } from "./moneyAdvice.ts"

/** The time after which a payment with an unknown outcome, or an unsent email, won't resolve by itself. */
export const STUCK_AFTER_MS = 60_000
/** The maximum number of jobs listed per type, oldest first. */
export const MAX_STUCK_JOBS = 1_000

/** A job that won't complete by itself, with advice for the operator. */
export interface StuckJob {
  /** The human-readable name, such as an order's code, 'Quote LW-2345-6789', or 'Report Areas by age'. */
  readonly what: string
  /** The order's code; null if the job doesn't belong to an order. */
  readonly orderCode: OrderCode | null
  /**
   * The type of job. `payment`: a payment whose outcome is unknown; `refund`: a refund that hasn't been made yet;
   * `dispute`: a payment that the buyer disputes with their bank; `mail`: an email awaiting transfer to a mail server;
   * all others are failing jobs that are retried.
   */
  readonly kind:
    | "payment"
    | OrderJob["kind"]
    | "quote"
    | "report"
    | "mail"
    | "refund"
    | "dispute"
    | "redemption"
    | "request"
  /** The ISO timestamp at which the job became stuck. */
  readonly since: string
  /** The number of attempts; 0 for payments and refunds, which are polled. */
  readonly attempts: number
  /** The latest failure; '' if it wasn't recorded. */
  readonly reason: string
  readonly advice: string
}

/** Builds the job for an operation that's retried indefinitely; its failures are neither counted nor explained. */
export const waitingJob = ({
  since,
  ...job
}: Pick<StuckJob, "advice" | "kind" | "orderCode" | "what"> & { readonly since: Date }): StuckJob => ({
  ...job,
  since: since.toISOString(),
  attempts: 0,
  reason: "",
})

/** The stuck jobs of placed orders. */
export class StuckJobs extends Context.Service<
  StuckJobs,
  { readonly list: Effect.Effect<ReadonlyArray<StuckJob>> }
>()("@listwright/server/orders/StuckJobs") {}

const Payment = Schema.Struct({
  orderCode: OrderCode,
  since: Schema.Date,
  processor: Schema.NullOr(Schema.String),
})
const decodePayments = Schema.decodeUnknownSync(Schema.Array(Payment))

const Failing = Schema.Struct({
  job: Schema.fromJsonString(OrderJob),
  since: Schema.Date,
  attempts: Schema.Int,
  reason: Schema.String,
})
const decodeFailing = Schema.decodeUnknownSync(Schema.Array(Failing))

const adviceOf = ({ kind, orderCode }: OrderJob): string => {
  switch (kind) {
    case "fulfil":
      return `The list can't be written, and the customer sees that it's delayed. It's retried at least every minute. If the disk is full, free up space. If a universe file is damaged, restore a copy or load the records again (listwright universe import). To refund the order instead, run: listwright order refund ${orderCode}`
    case "confirm":
    case "announce":
    case "refunded":
    case "taskDone":
      return "An email can't be sent. It's retried at least every minute and will be sent once you fix the cause."
  }
}

const disputeAdvice = (amount: string, reason: string, id: string): string =>
  `The buyer has disputed $${amount} of the payment with the bank (${reason}), which is holding the money in the meantime. Respond on the payment processor's site, under ${id}. This money can't be refunded here as well.`

/** Returns the first line of a failure message stored in the queue; the rest is for the log. */
export const firstLine = (text: string): string => text.split("\n", 1)[0] ?? ""

export const layerStuckJobsSql = Layer.effect(
  StuckJobs,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const processors = yield* Processors
    const list = Effect.gen(function* () {
      const before = new Date((yield* Clock.currentTimeMillis) - STUCK_AFTER_MS)
      const payments = decodePayments(
        yield* sql`SELECT o.code AS "orderCode", o.submitted_at AS since, i.processor
        FROM orders o JOIN charge_intents i ON i.order_code = o.code
        WHERE o.state IN ('placing', 'pending') AND o.submitted_at < ${before}
          AND (i.page_ends_at IS NULL OR i.page_ends_at < ${before}) ORDER BY o.submitted_at LIMIT ${MAX_STUCK_JOBS}`,
      )
      const refunds = decodePayments(
        yield* sql`SELECT order_code AS "orderCode", claimed_at AS since, processor FROM refunds
        WHERE refunded_at IS NULL AND claimed_at < ${before} ORDER BY claimed_at LIMIT ${MAX_STUCK_JOBS}`,
      )
      const disputes = yield* Effect.provideService(listOpenDisputes(MAX_STUCK_JOBS), SqlClient, sql)
      const failing = decodeFailing(
        yield* sql`SELECT element AS job, created_at::timestamptz AS since, attempts, last_failure AS reason FROM order_jobs
        WHERE queue_name = 'orders' AND state <> 'completed' AND last_failure IS NOT NULL
        ORDER BY created_at LIMIT ${MAX_STUCK_JOBS}`,
      )
      return [
        ...payments.map(({ orderCode, processor, since }) => {
          const advice = paymentAdvice(processor, processors.id)
          return waitingJob({ what: orderCode, orderCode, kind: "payment", since, advice })
        }),
        ...refunds.map(({ orderCode, processor, since }) => {
          const advice = refundAdvice(processor, processors.id)
          return waitingJob({ what: orderCode, orderCode, kind: "refund", since, advice })
        }),
        ...disputes.map(({ amount, id, openedAt, orderCode, reason }) =>
          waitingJob({
            what: orderCode,
            orderCode,
            kind: "dispute",
            since: openedAt,
            advice: disputeAdvice(amount, reason, id),
          }),
        ),
        ...failing.map(({ attempts, job, reason, since }) => ({
          orderCode: job.orderCode,
          kind: job.kind,
          what: job.orderCode,
          since: since.toISOString(),
          attempts,
          reason: firstLine(reason),
          advice: adviceOf(job),
        })),
      ]
    })
    return { list: Effect.orDie(list).pipe(Effect.withSpan("StuckJobs.list")) }
  }),
)
