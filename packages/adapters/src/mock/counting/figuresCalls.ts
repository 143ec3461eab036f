import { CountRefused } from "@listwright/domain/counting"
import { FiguresPart, figuresOfCount, FiguresWanted, priceSuggestions } from "@listwright/domain/pricing"
import { Effect, Schema, Stream } from "effect"
import { live } from "../answers.ts"
import { mockCount } from "../mockCount.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { mockExtras, mockQuote, mockSitePrices } from "../pricing/mockPrices.ts"
import { NO_PRICE, QuoteQuestion } from "../pricing/quoteCalls.ts"
import { mockSuggestions } from "./mockSuggestions.ts"
import { waterfallOf } from "./mockWaterfall.ts"

const FiguresQuestion = Schema.Struct({ ...QuoteQuestion.fields, ...FiguresWanted.fields })
const encodePart = Schema.encodeSync(Schema.toCodecJson(FiguresPart))

/** All figures of a list at once. */
export const figuresCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  figures: live(state, FiguresQuestion, (asked) => {
    const { choices, definition } = asked
    const question = { ...asked, draftId: null }
    const count = mockCount(definition, state.recordedCount)
    const extras = mockExtras(state.prices, { definition, choices }, count)
    const quote = mockQuote(state.prices, definition, choices, count)
    const parts = figuresOfCount(question, count, {
      quote: quote === null ? Effect.fail(new CountRefused({ reason: NO_PRICE })) : Effect.succeed(quote),
      extras: extras === null ? Effect.fail(new CountRefused({ reason: NO_PRICE })) : Effect.succeed(extras),
      waterfall: Effect.sync(() => waterfallOf(state, definition)),
      suggestions: priceSuggestions(question, count, {
        site: mockSitePrices(state.prices),
        near: (wanted) => Effect.sync(() => mockSuggestions(definition, state.recordedCount, wanted)),
        count: (changed) => Effect.sync(() => mockCount(changed, state.recordedCount)),
      }),
    })
    const lines = Effect.runSync(Stream.runCollect(parts)).map((part) => JSON.stringify(encodePart(part)))
    return {
      status: 200,
      headers: { "content-type": "application/x-ndjson" },
      body: lines.map((line) => `${line}\n`).join(""),
    }
  }),
})
