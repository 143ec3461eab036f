import { CountRefused } from "@listwright/domain/counting"
import { Choices } from "@listwright/domain/drafts"
import { Budget, FiguresPart, figuresOfCount, FiguresWanted, Quote } from "@listwright/domain/pricing"
import { Effect, Schema, Stream } from "effect"
import { CountQuestion, live, unprocessable } from "../answers.ts"
import { mockSuggestions } from "../counting/mockSuggestions.ts"
import { waterfallOf } from "../counting/mockWaterfall.ts"
import { mockCount } from "../mockCount.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { mockAffordable, mockQuote } from "./mockPrices.ts"

const QuoteQuestion = Schema.Struct({
  ...CountQuestion.fields,
  choices: Schema.Struct({
    listUsage: Choices.fields.listUsage,
    promoCode: Choices.fields.promoCode,
    quantities: Choices.fields.quantities,
    wantedTotal: Choices.fields.wantedTotal,
  }),
})
const BudgetQuestion = Schema.Struct({ ...QuoteQuestion.fields, budget: Budget })
const FiguresQuestion = Schema.Struct({ ...QuoteQuestion.fields, ...FiguresWanted.fields })
const encodePart = Schema.encodeSync(Schema.toCodecJson(FiguresPart))
const encodeQuote = Schema.encodeSync(Schema.toCodecJson(Quote))

const NO_PRICE = "There is no price for this order."
const noPrice = unprocessable(NO_PRICE)

/** Live prices, alone and among all figures. */
export const quoteCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  quote: live(state, QuoteQuestion, ({ definition, revision, choices }) => {
    const quote = mockQuote(state.prices, definition, choices, mockCount(definition, state.recordedCount))
    return quote === null ? noPrice : { status: 200, body: { revision, quote: encodeQuote(quote) } }
  }),
  affordable: live(state, BudgetQuestion, ({ revision, ...question }) => {
    const count = mockCount(question.definition, state.recordedCount)
    const affordable = mockAffordable(state.prices, question, count)
    return affordable === null ? noPrice : { status: 200, body: { revision, affordable } }
  }),
  figures: live(state, FiguresQuestion, (asked) => {
    const { choices, definition, suggestions = {} } = asked
    const count = mockCount(definition, state.recordedCount)
    const quote = mockQuote(state.prices, definition, choices, count)
    const parts = figuresOfCount({ ...asked, draftId: null }, count, {
      quote: quote === null ? Effect.fail(new CountRefused({ reason: NO_PRICE })) : Effect.succeed(quote),
      waterfall: Effect.sync(() => waterfallOf(state, definition)),
      suggestions: Effect.sync(() => mockSuggestions(definition, state.recordedCount, suggestions.wanted)),
    })
    const lines = Effect.runSync(Stream.runCollect(parts)).map((part) => JSON.stringify(encodePart(part)))
    return {
      status: 200,
      headers: { "content-type": "application/x-ndjson" },
      body: lines.map((line) => `${line}\n`).join(""),
    }
  }),
})
