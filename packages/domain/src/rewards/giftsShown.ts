import { PAGE_SIZES } from "../shared/Paging.ts"
import type { Gift } from "./Gift.ts"
import { type GiftOrder, sortGifts } from "./sortGifts.ts"

/** What of the store is looked at. spec: portal §7 (GetRewards) */
export interface GiftQuery {
  /** null: gifts of all categories. */
  readonly categoryId: number | null
  readonly order: GiftOrder
  /** Only gifts that the available points are enough for. */
  readonly onlyEligible: boolean
  readonly availablePoints: number
}

/** A gift that costs exactly what is available is eligible. */
const isEligible = (gift: Gift, availablePoints: number): boolean => gift.points <= availablePoints

/** The gifts that a query finds, the first 100 of them, sorted. spec: portal §7, §9 [p9-page-sizes] */
export const giftsShown = (gifts: ReadonlyArray<Gift>, query: GiftQuery): ReadonlyArray<Gift> =>
  sortGifts(
    gifts.filter(
      (gift) =>
        (query.categoryId === null || gift.categoryId === query.categoryId) &&
        (!query.onlyEligible || isEligible(gift, query.availablePoints)),
    ),
    query.order,
  ).slice(0, PAGE_SIZES.rewards)
