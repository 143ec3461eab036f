import { Effect, Layer } from "effect"
import { jobName, type OrderJob, OrderJobs } from "../orders/OrderJobs.ts"
import { PlacedOrders } from "../orders/PlacedOrders.ts"
import { type DeliverySettings, fulfillOrder } from "./fulfillOrder.ts"
import { Mailer } from "../mail/Mailer.ts"
import { loadOrderWaterfall } from "./loadOrderWaterfall.ts"
import { confirmationEmail, deliveryEmail } from "./orderEmails.ts"
import { taskEmail } from "./taskEmail.ts"
import { refundEmail } from "./refundEmail.ts"

/** The number of jobs (lists to write or emails to send) that run concurrently. */
const WORKERS = 2

const work = Effect.fn("fulfillment.work")(function* (job: OrderJob, place: DeliverySettings) {
  if (job.kind === "fulfil") return yield* fulfillOrder(job.orderCode, place)
  const orders = yield* PlacedOrders
  const mails = yield* Mailer
  const order = yield* orders.receiptOf(job.orderCode)
  switch (job.kind) {
    case "confirm":
      return yield* mails.send(confirmationEmail(order, yield* loadOrderWaterfall(job.orderCode)))
    case "announce":
      // A list that was refunded in full before it was ready isn't announced, since it can't be downloaded.
      return order.downloadClosedOn === null ? yield* mails.send(deliveryEmail(order)) : undefined
    case "refunded":
      return yield* mails.send(yield* refundEmail(order, job.refundKey ?? ""))
    case "taskDone":
      return yield* mails.send(taskEmail(order, job.task ?? "labels"))
  }
})

/** Fails a job that's handed out again while it's still running, because both runs would write to the same folder. */
const oneAtATime = (underWay: Set<string>) => {
  return <A, E, R>(job: OrderJob, done: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const name = jobName(job)
      if (underWay.has(name)) return Effect.die(new Error(`${name} is under way`))
      underWay.add(name)
      return Effect.ensuring(
        done,
        Effect.sync(() => underWay.delete(name)),
      )
    })
}

/** Runs jobs for placed orders, one at a time; a failed job is logged and retried. */
const worker = (place: DeliverySettings, alone: ReturnType<typeof oneAtATime>) =>
  Effect.flatMap(OrderJobs, (jobs) =>
    jobs.take((job) =>
      alone(job, work(job, place)).pipe(
        Effect.tapCause((cause) =>
          Effect.logError(`job ${job.kind} of order ${job.orderCode} failed`, cause),
        ),
      ),
    ),
  ).pipe(
    Effect.catchCause(() => Effect.sleep("1 second")),
    Effect.forever,
  )

/** Starts the workers that fulfill orders while the server runs. */
export const layerFulfillment = (place: DeliverySettings) =>
  Layer.effectDiscard(
    Effect.suspend(() => {
      const alone = oneAtATime(new Set())
      return Effect.forEach(Array.from({ length: WORKERS }), () => Effect.forkScoped(worker(place, alone)), {
        discard: true,
      })
    }),
  )
