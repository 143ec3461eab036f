import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { codeToArea } from "../../src/geography/codes/parsePastedCodes.ts"
import { priceLive } from "../../src/pricing/price/priceLive.ts"
import type { Price } from "../../src/pricing/price/Price.ts"
import { Prices } from "../../src/pricing/price/Prices.ts"
import { demoList, demoOrder, priceOf } from "./demoPrices.ts"

const question = {
  definition: emptyDefinition(10),
  choices: { listUsage: 1, promoCode: null, quantities: {} },
  draftId: null,
  revision: 1,
}

describe("a live price", () => {
  it("sends no request without an area, or with only excluded ones", async () => {
    const excluded = { ...codeToArea("zip", "60614"), excluded: true }
    for (const definition of [
      question.definition,
      canonicalDefinition({ ...question.definition, areas: [excluded] }),
    ]) {
      const quoted = priceLive({ ...question, definition })
      expect(await Effect.runPromise(Effect.provide(quoted, Layer.mock(Prices, {})))).toBeNull()
    }
  })

  it("is the server's answer to the question as it stands", async () => {
    const asked = {
      ...question,
      definition: canonicalDefinition({ ...question.definition, areas: [codeToArea("zip", "60614")] }),
    }
    const { figures } = priceOf(demoList, demoOrder)
    const answer: Price = {
      quantity: 990,
      available: 1_200,
      figures,
      lines: [],
      perRecord: [],
      nextBracket: null,
      promotion: null,
      minimumQuantity: 250,
    }
    const prices = Layer.mock(Prices, {
      price: (got) =>
        Effect.succeed({
          revision: got.revision,
          price: { ...answer, available: got === asked ? 1_200 : 0 },
        }),
    })
    expect(await Effect.runPromise(Effect.provide(priceLive(asked), prices))).toEqual(answer)
  })
})
