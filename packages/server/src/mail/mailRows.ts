import { Effect, Layer, Schedule } from "effect"
import { SiteLease } from "../storage/SiteLease.ts"

/** The interval between checks for due emails. */
const LOOK_EVERY = Schedule.spaced("1 second")

/** Rows that are each emailed once: quotes, redemptions, requests. */
export interface RowsToMail<Row, Id extends string> {
  /** Returns some of the due rows, longest waiting first. */
  readonly unmailed: Effect.Effect<ReadonlyArray<Row>>
  readonly mailed: (id: Id) => Effect.Effect<void>
  /** Postpones a row whose email failed; it's retried in a minute. */
  readonly mailLater: (id: Id) => Effect.Effect<void>
}

/**
 * Emails the due rows, on the one server with the lease. Even if it's interrupted, each email is eventually sent, as a
 * single one; a failed email is retried later without delaying others. `what`: 'the quote', for the log.
 */
export const mailRows = Effect.fn("mailRows")(function* <Row, Id extends string, E, R>(
  what: string,
  rows: RowsToMail<Row, Id>,
  idOf: (row: Row) => Id,
  mail: (row: Row) => Effect.Effect<void, E, R>,
) {
  if (!(yield* (yield* SiteLease).isHeld)) return
  for (const row of yield* rows.unmailed) {
    const id = idOf(row)
    yield* mail(row).pipe(
      Effect.andThen(rows.mailed(id)),
      Effect.catchCause((cause) =>
        Effect.andThen(Effect.logError(`${what} ${id} cannot be mailed`, cause), rows.mailLater(id)),
      ),
    )
  }
})

/** Repeats this while the server runs. `what`: 'quotes', for the log. */
export const layerMailing = <E, R>(what: string, mailing: Effect.Effect<void, E, R>) =>
  Layer.effectDiscard(
    mailing.pipe(
      Effect.catchCause((cause) => Effect.logError(`${what} cannot be mailed`, cause)),
      Effect.repeat(LOOK_EVERY),
      Effect.forkScoped,
    ),
  )
