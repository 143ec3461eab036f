import type { UserId } from "@listwright/domain/account"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Clock, Context, DateTime, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay, toTimeSpan } from "../site/siteDays.ts"

/**
 * Raised when a user has reached the daily limit on address lookups, or would exceed it with this request. The request
 * isn't counted.
 */
export class DailyAddressLimitReached extends Schema.TaggedError<DailyAddressLimitReached>()(
  "DailyAddressLimitReached",
  {
    /** The maximum number of addresses per day. */
    most: Schema.Int,
    /** The number of addresses that can still be looked up today. */
    left: Schema.Int,
    asked: Schema.Int,
    /**
     * The time at which `most` addresses are available again, such as '12:00 AM on Saturday, November 28
     * (America/Chicago)'.
     */
    opens: Schema.String,
    retryAfterSeconds: Schema.Int,
  },
) {
  override get message(): string {
    const { asked, left, most, opens } = this
    const limit = `You can look up ${formatWholeNumber(most)} addresses a day.`
    if (asked > most)
      return `${limit} This file has ${formatWholeNumber(asked)}. Please split it and upload one part a day. You can use ZIP Codes and cities at any time.`
    return left === 0
      ? `${limit} You've used all of them today and can continue at ${opens}. You can use ZIP Codes and cities at any time.`
      : `${limit} You have ${formatWholeNumber(left)} left today, but this file has ${formatWholeNumber(asked)}. You can upload it at ${opens}.`
  }
}

/** The number of days that a user's past counts are retained. */
const KEPT_DAYS = 31
const DAY_MS = 86_400_000

const decodeRows = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ rows: Schema.Int })))

const opensAt = (zone: DateTime.TimeZone, moment: Date): string => {
  const timeZone = DateTime.zoneToString(zone)
  const at = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { timeZone, ...options }).format(moment)
  const time = at({ hour: "numeric", minute: "2-digit" }).replace("\u202f", " ")
  return `${time} on ${at({ weekday: "long", month: "long", day: "numeric" })} (${timeZone})`
}

/**
 * A daily limit on each user's address lookups, in the site's time zone, so a user can't harvest all addresses one by
 * one.
 */
export class AddressLookupQuota extends Context.Service<
  AddressLookupQuota,
  {
    /** Counts addresses about to be looked up. Fails without counting them if they'd exceed the limit. */
    readonly take: (user: UserId, rows: number) => Effect.Effect<void, DailyAddressLimitReached>
  }
>()("@listwright/server/geocoding/GeocodedRows") {
  /**
   * Stores the counts in the database, which enforces the limit exactly however many requests arrive at once. `most` is
   * the number of addresses per day.
   */
  static readonly layerWith = (most: number, zone: DateTime.TimeZone) =>
    Layer.effect(
      AddressLookupQuota,
      Effect.gen(function* () {
        const sql = yield* SqlClient
        return AddressLookupQuota.of({
          take: Effect.fn("GeocodedRows.take")(function* (user, rows) {
            if (rows === 0) return
            const now = yield* Clock.currentTimeMillis
            const day = formatIsoDay(new Date(now), zone)
            const taken = yield* Effect.orDie(sql`
              INSERT INTO geocoded_rows (user_id, day, rows)
              SELECT ${user}, ${day}, ${rows}::integer WHERE ${rows}::integer <= ${most}::integer
              ON CONFLICT (user_id, day) DO UPDATE SET rows = geocoded_rows.rows + EXCLUDED.rows
              WHERE geocoded_rows.rows + EXCLUDED.rows <= ${most}::integer
              RETURNING rows`)
            const [counted] = decodeRows(taken)
            if (counted !== undefined) {
              const before = formatIsoDay(new Date(now - KEPT_DAYS * DAY_MS), zone)
              // The first of the day clears up.
              if (counted.rows === rows)
                yield* Effect.orDie(
                  sql`DELETE FROM geocoded_rows WHERE user_id = ${user} AND day < ${before}`,
                )
              return
            }
            const [known] = decodeRows(
              yield* Effect.orDie(
                sql`SELECT rows FROM geocoded_rows WHERE user_id = ${user} AND day = ${day}`,
              ),
            )
            const opens = toTimeSpan({ start: day, end: day }, zone).before
            return yield* new DailyAddressLimitReached({
              most,
              left: Math.max(most - (known?.rows ?? 0), 0),
              asked: rows,
              opens: opensAt(zone, opens),
              retryAfterSeconds: Math.ceil((opens.getTime() - now) / 1_000),
            })
          }),
        })
      }),
    )
}
