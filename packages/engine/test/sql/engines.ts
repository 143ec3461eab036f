import assert from "node:assert/strict"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Result } from "effect"
import type { CountEngine } from "../../src/question/CountEngine.ts"
import type { EngineQuestion } from "../../src/question/EngineQuestion.ts"
import type { StoredColumn } from "../../src/format/columns/StoredColumn.ts"

/** Two engines over one universe, and what both are asked. */
export interface Engines {
  readonly one: CountEngine
  readonly other: CountEngine
  readonly question: (definition: CanonicalDefinition) => EngineQuestion
}

/** Without the last digits of distances, which are sums of what is added in another order; of maps their entries, by key. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, held: unknown) => {
      if (held instanceof Map)
        return Array.from(held, (entry) => JSON.stringify(entry)).toSorted((a, b) => (a < b ? -1 : 1))
      return key === "distance" && typeof held === "number" ? held.toFixed(9) : held
    }),
  )

const agreed = async <A>([one, other]: readonly [
  Promise<Result.Result<A, unknown>>,
  Promise<Result.Result<A, unknown>>,
]): Promise<Result.Result<A, unknown>> => {
  const [first, second] = [await one, await other]
  // Where several things are wrong with a question, either may be named.
  assert.deepEqual(Result.isSuccess(first), Result.isSuccess(second))
  if (Result.isSuccess(first) && Result.isSuccess(second))
    assert.deepEqual(rounded(first.success), rounded(second.success))
  return first
}

/** Lists everything that an engine counts by itself; a missing method doesn't compile. */
const everything = (
  asked: EngineQuestion,
  [{ column: down }, { column: across }]: readonly [StoredColumn, StoredColumn],
): {
  readonly [Method in Exclude<keyof CountEngine, "choose" | "details">]: (
    engine: CountEngine,
  ) => ReturnType<CountEngine[Method]>
} & { readonly details: (engine: CountEngine) => Promise<Result.Result<unknown, unknown>> } => ({
  countAll: (engine) => engine.countAll(asked),
  count: (engine) => engine.count(asked),
  waterfall: (engine) => engine.waterfall(asked),
  details: async (engine) => {
    const both = Result.all([await engine.details(asked), await engine.details(asked, { by: "zip" })])
    return Result.map(both, ([shown, byZip]) => ({ shown, byZip }))
  },
  routes: (engine) => engine.routes(asked),
  zips: (engine) => engine.zips(asked),
  overlap: (engine) => engine.overlap(asked),
  breakdown: (engine) => engine.breakdown(asked, down.column),
  crossTab: (engine) => engine.crossTab(asked, down.column, across.column),
  areaTable: (engine) =>
    engine.areaTable(asked, { columns: [{ column: down.column }, { column: across.column }] }),
  fillRates: (engine) => engine.fillRates(asked),
})

/** Asks both engines everything about a definition, or throws where they differ; answers how many records were chosen. */
export const agreeOnEverything = async (
  { one, other, question }: Engines,
  definition: CanonicalDefinition,
  columns: readonly [StoredColumn, StoredColumn],
): Promise<number> => {
  const asked = question(definition)
  const ask = <A>(work: (engine: CountEngine) => Promise<Result.Result<A, unknown>>) =>
    agreed([work(one), work(other)])
  const { countAll, ...others } = everything(asked, columns)
  const counted = await ask(countAll)
  for (const other of Object.values(others)) await ask<unknown>(other)
  if (Result.isFailure(counted)) return 0
  const quantities = counted.success.areas.map(({ records }, at) =>
    at % 3 === 2 ? 0 : Math.ceil(records / (at % 3 === 0 ? 2 : 1)) + (at % 2),
  )
  const chosen = await ask(async (engine) =>
    Result.map(await engine.choose(asked, quantities), ({ areas, rows }) =>
      Array.from(rows, (row, at) => [row, areas[at] ?? -1] as const).toSorted(([a], [b]) => a - b),
    ),
  )
  return Result.isSuccess(chosen) ? chosen.success.length : 0
}
