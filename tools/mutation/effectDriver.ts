import { Effect, type Scope } from "effect"
import { it as plain } from "./testDriver.ts"

/** Replaces @effect/vitest while mutants are tried: runs tests that are effects as vitest's own. */
type Body = (...values: ReadonlyArray<never>) => Effect.Effect<unknown, unknown, Scope.Scope>

const run =
  (body: Body) =>
  (...values: ReadonlyArray<unknown>) =>
    Effect.runPromise(Effect.scoped(body(...(values as ReadonlyArray<never>))))

const effect = Object.assign((title: string, body: Body) => plain(title, run(body)), {
  each: (rows: ReadonlyArray<unknown>) => (title: string, body: Body) => plain.for(rows)(title, run(body)),
  skip: () => {},
})

export const it = Object.assign((...test: Parameters<typeof plain>) => plain(...test), plain, { effect })
export { assert, describe, expect } from "./testDriver.ts"
