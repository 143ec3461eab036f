import { Effect, Layer, Schedule } from "effect"
import { SiteLease } from "../storage/SiteLease.ts"

/** The interval at which due emails are looked for. */
const LOOK_EVERY = Schedule.spaced("1 second")

/** Rows that are each mailed once: quotes, redemptions, requests. */
export interface RowsToMail<Row, Id extends string> {
  /** Returns some of the rows that are due, the longest waiting first. */
  readonly unmailed: Effect.Effect<ReadonlyArray<Row>>
  readonly mailed: (id: Id) => Effect.Effect<void>
  /** Its mail failed: it is tried again in a minute. */
  readonly mailLater: (id: Id) => Effect.Effect<void>
}

/**
 * Mails what is due, on the one server that has the lease. Whenever it ends, each mail is sent, and is one; a mail that
 * fails is tried again later, and keeps no other waiting. `what`: 'the quote', for the log.
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

/** Runs this again and again for as long as the server runs. `what`: 'quotes', for the log. */
export const layerMailing = <E, R>(what: string, mailing: Effect.Effect<void, E, R>) =>
  Layer.effectDiscard(
    mailing.pipe(
      Effect.catchCause((cause) => Effect.logError(`${what} cannot be mailed`, cause)),
      Effect.repeat(LOOK_EVERY),
      Effect.forkScoped,
    ),
  )
