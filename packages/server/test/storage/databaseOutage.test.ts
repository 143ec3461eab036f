import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Logger, References } from "effect"
import { ConnectionError, SqlError } from "effect/sql/SqlError"
import { DatabaseOutage } from "../../src/storage/DatabaseOutage.ts"

const away = new SqlError({
  reason: new ConnectionError({ cause: new Error("connect ECONNREFUSED 10.0.0.5:5432") }),
})

interface Line {
  readonly level: string
  readonly text: string
  readonly hasStack: boolean
}

/** The lines that reach the log. */
const logged = (work: Effect.Effect<unknown>, level: "Debug" | "Info" = "Info") =>
  Effect.gen(function* () {
    const lines: Array<Line> = []
    const log = Logger.make<unknown, void>(({ cause, logLevel, message }) => {
      const parts = Array.isArray(message) ? message : [message]
      lines.push({
        level: logLevel,
        text: parts.filter((part) => typeof part === "string").join(" "),
        hasStack: cause.reasons.length > 0 || parts.some((part) => typeof part !== "string"),
      })
    })
    const outage = new DatabaseOutage("postgres://site:hunter2@db.example:5432/lists")
    yield* work.pipe(
      Effect.provideService(Logger.CurrentLoggers, new Set([outage.logger(log)])),
      Effect.provideService(References.MinimumLogLevel, level),
    )
    return lines
  })

const failing = Effect.all([
  Effect.logError("quotes couldn't be emailed", Cause.fail(away)),
  Effect.logError("error 0190 in POST /api/v1/tokens", Cause.die(away)),
  Effect.logWarning(Cause.fail(away)),
  Effect.logError("the outcome of this order is unknown: LW-7KQ2-9F4M", away),
  Effect.logError("requests couldn't be emailed", Cause.fail(new Error("something else"))),
])

describe("The log during an outage of the database", () => {
  it.effect(
    "has one line about it that keeps the password, a line about each order, and all other errors",
    () =>
      Effect.gen(function* () {
        const [first, ...others] = yield* logged(failing)
        assert.match(
          first?.text ?? "",
          /^The database at db\.example:5432 hasn't been reachable since 1970-01-01T00:00:00.000Z: connect ECONNREFUSED 10\.0\.0\.5:5432\. Check that PostgreSQL runs there/,
        )
        assert.notInclude(first?.text ?? "", "hunter2")
        assert.deepStrictEqual(
          [first?.level, first?.hasStack, ...others],
          [
            "Error",
            false,
            { level: "Error", text: "the outcome of this order is unknown: LW-7KQ2-9F4M", hasStack: false },
            { level: "Error", text: "requests couldn't be emailed", hasStack: true },
          ],
        )
      }),
  )

  it.effect("has each failure with its stack trace at the debug level", () =>
    Effect.gen(function* () {
      const [first, ...others] = yield* logged(failing, "Debug")
      assert.match(first?.text ?? "", /^The database at /)
      assert.deepStrictEqual(
        others.map(({ hasStack, level }) => [level, hasStack]),
        [...Array<readonly [string, boolean]>(4).fill(["Debug", true]), ["Error", true]],
      )
    }),
  )
})
