import type { Reach, User } from "@listwright/domain/account"
import { unknownSourceNotice } from "@listwright/domain/catalog"
import { Counts } from "@listwright/domain/counting"
import { describePricingError } from "@listwright/domain/pricing"
import {
  comparedIds,
  type Comparison,
  validateComparison,
  compareRefusalText,
  type ListOverlap,
  OVERLAP_CHOICES,
  overlapDefinition,
  type OverlapRequest,
  type OverlapRow,
  priceParts,
  type SizedPart,
  sizedParts,
  sumRegionSizes,
} from "@listwright/domain/saved-lists"
import { Effect, Result, Schema } from "effect"
import { PriceDesk } from "../pricing/PriceDesk.ts"
import { SavedCounts } from "./SavedCounts.ts"
import { resolveSiteMessage } from "../configuration/resolveSiteMessage.ts"
import type { Site } from "../configuration/Site.ts"

/** Raised when lists can't be compared; `message` is the human-readable reason. */
export class ListsNotComparable extends Schema.TaggedError<ListsNotComparable>()("ListsNotComparable", {
  message: Schema.String,
}) {}

/** Returns the lists to be compared, or fails if they can't be compared. */
export const comparison = Effect.fn("comparison")(function* (
  user: User,
  reach: Reach,
  question: OverlapRequest,
): Effect.fn.Return<Comparison, ListsNotComparable, SavedCounts | Site> {
  const saved = yield* SavedCounts
  const found = yield* saved.rows(reach, comparedIds(question))
  const compared = validateComparison(question, found)
  if (Result.isFailure(compared))
    return yield* new ListsNotComparable({ message: compareRefusalText(compared.failure) })
  if (!user.sources.includes(compared.success.listType))
    return yield* new ListsNotComparable({ message: yield* resolveSiteMessage(unknownSourceNotice.text) })
  return compared.success
})

/**
 * Returns the current overlap of saved lists, from a single engine query, and the prices of the regions from the quote
 * desk.
 */
export const computeListOverlap = Effect.fn("computeListOverlap")(function* (
  user: User,
  reach: Reach,
  question: OverlapRequest,
) {
  const { accountId, ids, lists, listType } = yield* comparison(user, reach, question)
  const definition = overlapDefinition(listType, ids)
  const counts = yield* Counts
  const { definitionHash, regions, snapshot, total } = yield* counts.overlap(definition, { accountId, reach })
  const { over = null } = question
  const sized = sizedParts(lists.length, regions)
  const all = [...sized.regions, ...sized.parts]
  const desk = yield* PriceDesk
  const { notPriced, prices } = yield* desk.prices(user, { definition, choices: OVERLAP_CHOICES }).pipe(
    Effect.map(({ site }) => {
      const priced = priceParts(
        site,
        { definition, lists: lists.length, regions, over },
        all.map(({ part }) => part),
      )
      const reason = priced.notPriced === null ? null : describePricingError(priced.notPriced)
      return { prices: priced.prices, notPriced: reason }
    }),
    Effect.catchTag("NotPriced", ({ message }) => Effect.succeed({ prices: [], notPriced: message })),
  )
  const rowOf = (part: SizedPart, at: number): OverlapRow => ({
    ...part,
    alone: prices[at]?.alone ?? null,
    onTop: prices[at]?.onTop ?? null,
  })
  const rows = all.map(rowOf)
  const overlap: ListOverlap = {
    definitionHash,
    snapshot,
    lists,
    total,
    withPhones: sumRegionSizes(regions).withPhones,
    regions: rows.slice(0, sized.regions.length),
    parts: rows.slice(sized.regions.length),
    over,
    notPriced,
  }
  return overlap
})
