import { Effect, Stream } from "effect"
import { describe, expect, it } from "vitest"
import { CountUnavailable } from "../../src/counting/questions/CountErrors.ts"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { DefinitionHash } from "../../src/definition/ListDefinition.ts"
import type { OrderExtras } from "../../src/pricing/extras/OrderExtras.ts"
import type { RequestedFigures } from "../../src/pricing/figures/Figures.ts"
import { type FigureComputations, streamFigures } from "../../src/pricing/figures/streamFigures.ts"
import type { Price } from "../../src/pricing/price/Price.ts"
import { demoList, demoOrder, priceOf } from "./demoPrices.ts"

const known = { definitionHash: DefinitionHash.make("h"), snapshot: "s" }
const count = { ...known, total: 990, withPhones: 196, areas: [], suppressed: [], withoutPlace: [] }
const price: Price = {
  quantity: 990,
  available: 990,
  figures: priceOf(demoList, demoOrder).figures,
  lines: [],
  perRecord: [],
  nextBracket: null,
  promotion: null,
  minimumQuantity: 250,
}

const extras: OrderExtras = {
  columns: [],
  included: [],
  usages: [],
  labels: null,
  mobilePackages: [],
  notified: [],
  points: 38,
}

/** The parts in the order in which they are asked and answered, where each takes so long. */
const asked = async (wanted: RequestedFigures, more: Partial<FigureComputations<never>> = {}) => {
  const begun: Array<string> = []
  const after = <A>(name: string, milliseconds: number, answer: A) =>
    Effect.suspend(() => {
      begun.push(name)
      return Effect.delay(Effect.succeed(answer), milliseconds)
    })
  const parts = streamFigures(
    {
      definition: emptyDefinition(10),
      choices: { listUsage: 1, promoCode: null, quantities: {} },
      draftId: null,
      revision: 7,
      ...wanted,
    },
    count,
    {
      price: after("price", 20, price),
      extras: after("extras", 5, extras),
      waterfall: after("waterfall", 10, { ...known, steps: [] }),
      suggestions: after("suggestions", 1, { ...known, aim: 990, suggestions: [], restrictions: [] }),
      ...more,
    },
  )
  return { begun, answered: await Effect.runPromise(Stream.runCollect(parts)) }
}

describe("the figures of a count", () => {
  it("come in their order, whichever is ready first", async () => {
    const { answered, begun } = await asked({ extras: true, waterfall: true, suggestions: {} })
    expect(answered.map(({ part }) => part)).toEqual(["count", "price", "extras", "waterfall", "suggestions"])
    expect(answered.map(({ revision }) => revision)).toEqual([7, 7, 7, 7, 7])
    expect(begun).toEqual(["price", "extras", "waterfall", "suggestions"])
  })

  it("are not worked out where they are not wanted", async () => {
    expect((await asked({})).begun).toEqual(["price"])
    expect((await asked({ waterfall: false, suggestions: { wanted: 5 } })).begun).toEqual([
      "price",
      "suggestions",
    ])
  })

  it("go on after one that fails, which says so in its place", async () => {
    const failure = new CountUnavailable({ reason: "the engine is being restarted" })
    const { answered } = await asked(
      { waterfall: true, suggestions: {} },
      { waterfall: Effect.fail(failure) },
    )
    expect(answered.map(({ part }) => part)).toEqual(["count", "price", "failed", "suggestions"])
    expect(answered[2]).toEqual({ revision: 7, part: "failed", of: "waterfall", failure })
  })
})
