import { formatWholeNumber } from "@listwright/domain/shared"
import { Cause, Clock, Effect, Layer, Logger, References, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { findSqlError } from "./findSqlError.ts"
import { isStorageUnreachable } from "./isStorageUnreachable.ts"

/** The interval between checks of whether the database is back. */
const CHECK_EVERY = Schedule.spaced("1 second")

/** An order's code in a log line, as `generateOrderCode` makes it. */
const ORDER_CODE = /\bLW-\w{4}-\w{4}\b/

const innermost = (cause: unknown): string =>
  cause instanceof Error
    ? cause.cause instanceof Error
      ? innermost(cause.cause)
      : cause.message
    : String(cause)

/** Counts with a noun: '1 second', '1,200 failures'. */
const counted = (count: number, noun: string): string =>
  `${formatWholeNumber(count)} ${noun}${count === 1 ? "" : "s"}`

/**
 * An outage of the PostgreSQL database, as the log tells it: one line when it begins and one when it's over. In
 * between, every job and request fails, several times a second; these failures are logged at the debug level, except
 * that a line about an order stays, without its stack trace.
 */
export class DatabaseOutage {
  readonly #place: string
  /** The time at which the outage was noticed, in milliseconds; null while the database can be reached. */
  #since: number | null = null
  #failures = 0

  /** `url`: the address in DATABASE_URL, whose user and password are never logged. */
  constructor(url: string) {
    this.#place = URL.canParse(url) ? new URL(url).host : "DATABASE_URL"
  }

  /** Returns a logger that replaces failures caused by the outage, and passes everything else to `logger`. */
  logger(logger: Logger.Logger<unknown, void>): Logger.Logger<unknown, void> {
    return Logger.make((entry) => {
      const parts = Array.isArray(entry.message) ? entry.message : [entry.message]
      const failure = [entry.cause, ...parts].find(isStorageUnreachable)
      if (failure === undefined) return logger.log(entry)
      this.#failures++
      if (this.#since === null) {
        this.#since = entry.date.getTime()
        logger.log({
          ...entry,
          logLevel: "Error",
          cause: Cause.empty,
          message: [this.#beginning(entry.date, failure)],
        })
      }
      const isDebugged = ["All", "Trace", "Debug"].includes(entry.fiber.getRef(References.MinimumLogLevel))
      if (isDebugged) return logger.log({ ...entry, logLevel: "Debug" })
      const texts = parts.filter((part) => typeof part === "string")
      if (texts.some((text) => ORDER_CODE.test(text)))
        logger.log({ ...entry, cause: Cause.empty, message: texts })
    })
  }

  /** Checks every second during an outage whether the database is back, and logs that it is. */
  get watch() {
    return Layer.effectDiscard(
      Effect.gen({ self: this }, function* () {
        if (this.#since === null) return
        yield* (yield* SqlClient)`SELECT 1`
        const ms = (yield* Clock.currentTimeMillis) - this.#since
        const [failures, place] = [this.#failures, this.#place]
        this.#since = null
        this.#failures = 0
        yield* Effect.logInfo(
          `The database at ${place} is reachable again after ${counted(Math.round(ms / 1_000), "second")}. Meanwhile ${counted(failures, "attempt")} of jobs and requests failed; to log each, set LISTWRIGHT_LOG_DEBUG=1.`,
        )
      }).pipe(
        Effect.catchCause(() => Effect.void),
        Effect.repeat(CHECK_EVERY),
        Effect.forkScoped,
      ),
    )
  }

  #beginning(since: Date, failure: unknown): string {
    const reason = innermost(findSqlError(failure))
    return `The database at ${this.#place} hasn't been reachable since ${since.toISOString()}: ${reason}. Check that PostgreSQL runs there and that this machine can connect to it. The server keeps trying, so you don't need to restart it; customers can't sign in, count or order until it succeeds.`
  }
}
