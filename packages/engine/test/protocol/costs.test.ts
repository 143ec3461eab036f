import {
  type Criterion,
  DefinitionHash,
  emptyDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Yielder } from "../../src/turns/Yielder.ts"
import { createAnswerPreparer } from "../../src/process/AnswerPreparer.ts"
import { LONG_COST_MS } from "../../src/protocol/costs.ts"
import { QUESTIONS } from "../../src/protocol/questions.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../../src/question/EngineQuestion.ts"

const SIZE = { records: 100_000_000 }

const closest = (areas: number): ListDefinition => ({
  ...emptyDefinition(10),
  areas: Array.from({ length: areas }, (_, at) => ({
    kind: "closest" as const,
    name: "",
    longitude: -90,
    latitude: 40,
    quantity: at + 1,
    excluded: false,
  })),
})

const about = (definition: ListDefinition) => ({
  question: {
    definition,
    doNotSell: NOBODY_UNSOLD,
    suppressing: NO_SUPPRESSIONS,
    savedCounts: [],
    locationFiles: [],
  },
  asks: {},
})

const counted: Parameters<typeof QUESTIONS.count.read>[0] = { areas: [], suppressed: [], withoutPlace: [] }
const count = createAnswerPreparer(QUESTIONS.count, () => Promise.resolve(Result.succeed(counted)))

describe("A question to the engine", () => {
  it("is answered for 1,000 areas of the nearest, and refused before any work for 2,000, with what to do", async () => {
    expect(await count(about(closest(1_000)), SIZE).answer(new Yielder())).toEqual(Result.succeed(counted))
    expect(await count(about(closest(2_000)), SIZE).answer(new Yielder())).toEqual(
      Result.fail(
        "This question would take too long to answer. Ask about fewer areas, or use fewer values and ranges.",
      ),
    )
  })

  it("that was ordered is never refused for its cost, and overdue it is a failure", async () => {
    const delivered = { delivered: { records: 0, areas: [], sha256: "", snapshot: "" } }
    const deliver = createAnswerPreparer(QUESTIONS.deliver, () => Promise.resolve(Result.succeed(delivered)))
    const order = {
      ...about(closest(2_000)),
      quantities: [],
      columns: [],
      withPhones: false,
      folder: "",
      recordKey: "",
      definitionHash: DefinitionHash.make(""),
      keys: [],
    }
    const prepared = deliver({ order }, SIZE)
    expect(await prepared.answer(new Yielder())).toEqual(Result.succeed(delivered))
    expect(prepared.overdue).toBeNull()
  })

  it("is known to be long from its cost: a small nation is not, and 1,000 areas of the nearest are", () => {
    const nation: ListDefinition = {
      ...emptyDefinition(10),
      areas: [{ kind: "nation", excluded: false }],
    }
    expect(count(about(nation), { records: 1_000_000 }).costMs).toBeLessThan(LONG_COST_MS)
    expect(count(about(closest(1_000)), SIZE).costMs).toBeGreaterThan(LONG_COST_MS)
  })

  it("costs for an industry what it costs for three values: a record has up to three", () => {
    const costOf = (criterion: Criterion): number => {
      const audience = { unit: "individuals", criteria: [criterion] } as const
      const areas = [{ kind: "nation", excluded: false }] as const
      return count(about({ ...emptyDefinition(10), areas, audience }), SIZE).costMs
    }
    expect(costOf({ kind: "industries", column: "SIC", added: ["58"], omitted: ["5813"] })).toBe(
      costOf({ kind: "values", column: "INCOME", values: ["1", "2", "3", "4", "5", "6"] }),
    )
  })

  it("that is none of the table's is refused by its payload", () => {
    expect(() => count({ question: 1 }, SIZE)).toThrow(/./)
  })
})
