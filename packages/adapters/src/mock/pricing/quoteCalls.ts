import { PricedChoices } from "@listwright/domain/drafts"
import { Budget, Quote } from "@listwright/domain/pricing"
import { Schema } from "effect"
import { CountQuestion, live, unprocessable } from "../answers.ts"
import { mockCount } from "../mockCount.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { mockAffordable, mockQuote } from "./mockPrices.ts"

export const QuoteQuestion = Schema.Struct({
  ...CountQuestion.fields,
  choices: PricedChoices,
})
const BudgetQuestion = Schema.Struct({ ...QuoteQuestion.fields, budget: Budget })
const encodeQuote = Schema.encodeSync(Schema.toCodecJson(Quote))

export const NO_PRICE = "There is no price for this order."
const noPrice = unprocessable(NO_PRICE)

/** Live prices. */
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
})
