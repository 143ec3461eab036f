import { BigDecimal, Effect, Result } from "effect"
import { findShortfall, suggestionTarget } from "../../counting/narrowing/shortfall.ts"
import type { CountAnswer } from "../../counting/questions/CountAnswer.ts"
import type { CountSuggestions } from "../../counting/questions/Suggestion.ts"
import { canonicalDefinition, type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { isSavedCountBasedArea } from "../../definition/savedCountAreas.ts"
import { figure, usd } from "../../shared/Decimal.ts"
import { priceCount, type SitePrices } from "../price/priceCount.ts"
import type { PriceQuestion } from "../price/Prices.ts"
import type { FiguresQuestion } from "./Figures.ts"
import type { ChangeOutcome, PricedSuggestions } from "./PricedSuggestions.ts"

type Counted = Pick<CountAnswer, "areas" | "total">

/** The functions and prices needed to find and price suggestions. */
export interface SuggestionContext<E, R> {
  /** The site's prices and promotions; null if the site has no prices. */
  readonly site: SitePrices | null
  /** Finds changes that would bring the count close to a quantity. */
  readonly near: (wanted: number) => Effect.Effect<CountSuggestions, E, R>
  /** Counts a changed list by area. */
  readonly count: (definition: CanonicalDefinition) => Effect.Effect<Counted, E, R>
}

/**
 * Treats a total as a single area. Without quantities by area, the total alone determines the number of records
 * ordered.
 */
const asOneArea = (total: number): Counted => ({
  total,
  areas: [{ key: "", available: total, withPhones: 0 }],
})

/** Returns the total in dollars before tax; null if there's no price. */
const totalOf = (
  site: SitePrices | null,
  { choices }: Pick<PriceQuestion, "choices">,
  definition: CanonicalDefinition,
  count: Counted,
): string | null =>
  site === null
    ? null
    : Result.match(priceCount(site, { choices, definition }, count), {
        onFailure: () => null,
        onSuccess: ({ price }) => price.figures.totalBeforeTax,
      })

/**
 * Finds changes that would bring a list close to the wanted quantity, or to `suggestions.wanted`, each with the
 * resulting count and its price as an order. Returns null if suggestions were requested only for a shortfall and there
 * are enough records.
 */
export const priceSuggestions = <E, R>(
  question: FiguresQuestion,
  count: CountAnswer,
  { count: countOf, near, site }: SuggestionContext<E, R>,
): Effect.Effect<PricedSuggestions | null, E, R> =>
  Effect.gen(function* () {
    const { choices, definition } = question
    const minimum = site?.minimumQuantity ?? 0
    const isShort = findShortfall(count.areas, choices, minimum) !== null
    if (question.suggestions?.whenShort === true && !isShort) return null
    const aim = question.suggestions?.wanted ?? suggestionTarget(count.areas, choices, minimum)
    const found = yield* near(aim)
    const now = totalOf(site, question, definition, count)
    const isByArea = choices.wantedTotal === undefined && Object.keys(choices.quantities).length > 0
    /** Returns whether a list consists of saved lists, whose attributes are priced by area. */
    const isOfLists = (changed: ListDefinition) => changed.areas.some(isSavedCountBasedArea)
    const after = Effect.fnUntraced(function* (changed: ListDefinition, records: number) {
      const canonical = canonicalDefinition(changed)
      const then =
        now === null
          ? null
          : totalOf(
              site,
              question,
              canonical,
              isByArea || isOfLists(canonical) ? yield* countOf(canonical) : asOneArea(records),
            )
      const outcome: ChangeOutcome = {
        records,
        recordsDifference: records - count.total,
        price:
          now === null || then === null
            ? null
            : {
                totalBeforeTax: then,
                difference: usd(BigDecimal.subtract(figure(then), figure(now))),
              },
      }
      return outcome
    })
    return {
      definitionHash: found.definitionHash,
      snapshot: found.snapshot,
      aim,
      suggestions: yield* Effect.forEach(found.suggestions, (one) =>
        Effect.map(after(one.definition, count.total + one.more), (outcome) => ({ ...one, after: outcome })),
      ),
      restrictions: yield* Effect.forEach(found.restrictions ?? [], (one) =>
        Effect.map(after(one.definition, one.records), (outcome) => ({ ...one, after: outcome })),
      ),
    }
  })
