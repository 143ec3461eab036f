import { type CountAnswer, countLive, quantitiesForTotal } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import {
  affordableQuantityText,
  cleanBudgetText,
  isBudget,
  listUsages,
  priceLive,
  Prices,
} from "@listwright/domain/pricing"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { CountFlags } from "./commands/count.ts"
import { noInsights } from "./CountInsights.ts"
import type { FinishedCount } from "./CountState.ts"
import { emptyExplanations } from "./explain.ts"
import { checkPromotion } from "./warnings.ts"

/** The draft fields for a definition from the command line, which doesn't belong to a draft. */
export const noDraft = { draftId: null, revision: 0 } as const

const ONE_TIME = listUsages.encode("oneTime")

const nothingToCount = new CommandFailed({ kind: "validation", message: "There are no areas to count." })

const answered = <A, E, R>(asked: Effect.Effect<A | null, E, R>) =>
  Effect.flatMap(asked, (answer) => (answer === null ? Effect.fail(nothingToCount) : Effect.succeed(answer)))

/** Counts a definition; rejects one without areas. */
export const countDefinitionOrReject = (definition: CanonicalDefinition) =>
  answered(countLive({ definition, ...noDraft }))

const choicesOf = ({ promo, usage }: Pick<CountFlags, "promo" | "usage">) => ({
  listUsage: usage ?? ONE_TIME,
  promoCode: promo ?? null,
  quantities: {},
})

const NO_AMOUNT = "use an amount in dollars, such as 500 or 499.99."

/** Computes how much of the counted list a budget buys; rejects a budget that's too small for an order. */
export const quantityForBudget = Effect.fn("quantityForBudget")(function* (
  written: string,
  flags: Pick<CountFlags, "promo" | "usage">,
  definition: CanonicalDefinition,
) {
  const budget = cleanBudgetText(written)
  if (!isBudget(budget))
    return yield* new CommandFailed({ kind: "usage", message: `--budget ${written}: ${NO_AMOUNT}` })
  const prices = yield* Prices
  const { affordable } = yield* prices.affordable({
    definition,
    choices: choicesOf(flags),
    budget,
    ...noDraft,
  })
  const text = `--budget ${budget}: ${affordableQuantityText(affordable)}`
  return affordable.most === null
    ? yield* new CommandFailed({ kind: "validation", message: text })
    : { quantity: affordable.most.quantity, text }
})

/** Prices the counted list; defaults to all of it for one-time use. */
export const priceCountedList = Effect.fn("priceCountedList")(function* (
  flags: Pick<CountFlags, "promo" | "quantity" | "usage">,
  definition: CanonicalDefinition,
  answer: CountAnswer,
) {
  const quantities = flags.quantity === undefined ? {} : quantitiesForTotal(answer.areas, flags.quantity)
  const choices = { ...choicesOf(flags), quantities }
  const price = yield* answered(priceLive({ definition, choices, ...noDraft }))
  yield* checkPromotion(price)
  return price
})

/** Counts a definition and, on request, prices all of it. */
export const countDefinition = Effect.fn("countDefinition")(function* (
  definition: CanonicalDefinition,
  isPriced: boolean,
) {
  const answer = yield* countDefinitionOrReject(definition)
  return {
    definition,
    answer,
    zips: null,
    explained: emptyExplanations,
    insights: noInsights,
    changes: null,
    price: isPriced ? yield* priceCountedList({}, definition, answer) : null,
    warnings: [],
  } satisfies FinishedCount
})
