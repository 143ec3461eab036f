import type { User } from "@listwright/domain/account"
import type { PriceQuestion } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { PinnedPrices } from "./PinnedPrices.ts"
import { PriceLists } from "./PriceLists.ts"

/** Returns the price list for an order: the one promised by a valid quote, otherwise the current one. */
export const resolvePriceList = Effect.fn("resolvePriceList")(function* (
  user: User,
  question: Pick<PriceQuestion, "definition" | "choices">,
) {
  const { listType } = question.definition
  const priceLists = yield* PriceLists
  const pinned = yield* (yield* PinnedPrices).of(user, question)
  return yield* pinned === null ? priceLists.current(listType) : priceLists.version(listType, pinned)
})
