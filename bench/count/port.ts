import { readFile } from "node:fs/promises"
import { type CountRefused, Counts, type CountUnavailable } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { AccountId } from "@listwright/domain/account"
import { Effect, Fiber, Layer } from "effect"
import { Engines } from "../../packages/engine/src/supervisor/Engines.ts"
import { engineLayer } from "../../packages/engine/src/supervisor/layer.ts"
import { percentiles } from "../table.ts"
import { type Measured, measured } from "./Measured.ts"
import type { BenchQuestion } from "./questions.ts"
import { aMillionKeys, suppressing } from "./suppressing.ts"

const RUNS = 41
const OWNER = { accountId: AccountId.make(1), reach: null }
/** The head start of a question before it's abandoned. */
const UNDER_WAY = "5 millis"

const asking = (
  counts: Counts["Service"],
  { ask, definition }: BenchQuestion,
): ((run: number) => Effect.Effect<unknown, CountRefused | CountUnavailable>) => {
  switch (ask) {
    case "count":
      return (run: number) => counts.count(definition(run), OWNER)
    case "waterfall":
      return (run: number) => counts.waterfall(definition(run), OWNER)
    case "ageByIncome":
      return (run: number) => counts.crossTab(definition(run), OWNER, { rows: "AGE", columns: "INCOME" })
    case "byZip":
      return (run: number) => counts.details(definition(run), OWNER)
  }
}

/** Megabytes that a process holds, and held at most. */
const residentMegabytes = async (pid: number | undefined): Promise<readonly [number, number]> => {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")
  const field = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_000
  return [field("VmRSS"), field("VmHWM")]
}

/**
 * Measures how long an engine stays busy with an abandoned long question: the extra time that a short question takes
 * when it's asked right afterward.
 */
const stopping = (
  counts: Counts["Service"],
  { long, short }: { readonly long: (run: number) => CanonicalDefinition; readonly short: BenchQuestion },
) =>
  Effect.gen(function* () {
    const context = yield* Effect.context<never>()
    const run = Effect.runPromiseWith(context)
    const one = (at: number) => run(counts.count(short.definition(at + 100), OWNER))
    const idle = percentiles((yield* Effect.promise(() => measured(20, one))).times).p50
    const waited: Array<number> = []
    for (let at = 0; at < 20; at++) {
      const asked = yield* Effect.forkChild(
        // Fifteen bits of a code take four passes.
        Effect.exit(counts.breakdown(long(at), OWNER, { column: "BIRTHDATE" })),
      )
      yield* Effect.sleep(UNDER_WAY)
      const start = performance.now()
      yield* Fiber.interrupt(asked)
      yield* Effect.promise(() => one(at + 30))
      waited.push(Math.max(performance.now() - start - idle, 0))
    }
    return percentiles(waited)
  })

export interface PortFigures {
  readonly startUp: number
  readonly rows: ReadonlyMap<string, Measured>
  /** Milliseconds until a superseded question has stopped. */
  readonly stops: { readonly p50: number; readonly p99: number }
  /** Megabytes of the engine's process: now, and at most. */
  readonly resident: readonly [number, number]
}

/** Questions through the port, answered by the engine in a process of its own. */
export const measurePort = async (
  universe: string,
  folder: string,
  questions: ReadonlyArray<BenchQuestion>,
  stop: { readonly long: (run: number) => CanonicalDefinition; readonly short: BenchQuestion },
): Promise<PortFigures> => {
  const million = await aMillionKeys(universe, folder)
  const begun = performance.now()
  return await Effect.gen(function* () {
    const startUp = performance.now() - begun
    const counts = yield* Counts
    const [engine] = (yield* Engines).all
    const run = Effect.runPromiseWith(yield* Effect.context<never>())
    const rows = new Map<string, Measured>()
    for (const question of questions) {
      const ask = asking(counts, question)
      rows.set(question.name, yield* Effect.promise(() => measured(RUNS, (at) => run(ask(at)))))
    }
    const stops = yield* stopping(counts, stop)
    const pid = yield* engine.pid
    const resident = yield* Effect.promise(() => residentMegabytes(pid))
    return { startUp, rows, stops, resident }
  }).pipe(
    Effect.provide(Layer.provide(engineLayer(universe), suppressing(million))),
    Effect.scoped,
    Effect.runPromise,
  )
}
