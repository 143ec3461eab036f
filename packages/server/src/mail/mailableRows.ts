import { Clock, Effect } from "effect"
import type { Fragment } from "effect/sql/Statement"
import type { SqlClient } from "effect/sql/SqlClient"

/** The delay before an email that couldn't be handed over is retried. */
export const RETRY_AFTER_MS = 60_000
/** The number of emails processed at once. */
const AT_ONCE = 100

const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

/**
 * The operations on rows that are emailed once, tracked by the columns `mailed_at` and `mail_after` and the column
 * specified by `key`.
 */
export const mailableRows = (sql: SqlClient, table: string, key: string) => {
  const rows = sql.literal(table)
  const id = sql.literal(key)
  return {
    /**
     * Builds the clause after WHERE that selects due rows; rows that were never tried come first. `alias` is a prefix
     * such as 'o.'.
     */
    due: (alias = ""): Effect.Effect<Fragment> =>
      Effect.map(
        now,
        (moment) => sql`${sql.literal(`${alias}mailed_at`)} IS NULL
          AND ${sql.literal(`${alias}mail_after`)} <= ${moment}
          ORDER BY ${sql.literal(`${alias}mail_after`)}, ${sql.literal(`${alias}${key}`)} LIMIT ${AT_ONCE}`,
      ),
    /** Records that an email has been handed over. */
    mailed: Effect.fn("rowsToMail.mailed")(function* (of: string) {
      yield* sql`UPDATE ${rows} SET mailed_at = ${yield* now} WHERE ${id} = ${of} AND mailed_at IS NULL`
    }, Effect.orDie),
    /** Records that an email has failed, so that others come first. */
    mailLater: Effect.fn("rowsToMail.mailLater")(function* (of: string) {
      const after = new Date((yield* Clock.currentTimeMillis) + RETRY_AFTER_MS)
      yield* sql`UPDATE ${rows} SET mail_after = ${after} WHERE ${id} = ${of}`
    }, Effect.orDie),
  }
}
