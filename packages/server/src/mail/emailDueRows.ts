import { Effect, Layer, Schedule } from "effect"
import { SiteLease } from "../storage/SiteLease.ts"

/** The interval between checks for due emails. */
const LOOK_EVERY = Schedule.spaced("1 second")

/** Rows that are each emailed once, such as quotes, redemptions, and requests. */
export interface MailableRows<Row, Id extends string> {
  /** Returns some of the due rows, those waiting longest first. */
  readonly unmailed: Effect.Effect<ReadonlyArray<Row>>
  readonly mailed: (id: Id) => Effect.Effect<void>
  /** Postpones a row by a minute after its email failed. */
  readonly mailLater: (id: Id) => Effect.Effect<void>
}

/**
 * Emails the due rows, on the server with the lease. Even if interrupted, each email is eventually sent exactly once; a
 * failed email is retried later without delaying others. `what` is used in the log, as in 'the quote'.
 */
export const emailDueRows = Effect.fn("emailDueRows")(function* <Row, Id extends string, E, R>(
  what: string,
  rows: MailableRows<Row, Id>,
  idOf: (row: Row) => Id,
  mail: (row: Row) => Effect.Effect<void, E, R>,
) {
  if (!(yield* (yield* SiteLease).isHeld)) return
  for (const row of yield* rows.unmailed) {
    const id = idOf(row)
    yield* mail(row).pipe(
      Effect.andThen(rows.mailed(id)),
      Effect.catchCause((cause) =>
        Effect.andThen(Effect.logError(`${what} ${id} couldn't be emailed`, cause), rows.mailLater(id)),
      ),
    )
  }
})

/** Repeats a mailing while the server runs. `what` is used in the log, as in 'quotes'. */
export const layerRecurringMailing = <E, R>(what: string, mailing: Effect.Effect<void, E, R>) =>
  Layer.effectDiscard(
    mailing.pipe(
      Effect.catchCause((cause) => Effect.logError(`${what} couldn't be emailed`, cause)),
      Effect.repeat(LOOK_EVERY),
      Effect.forkScoped,
    ),
  )
