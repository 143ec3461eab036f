import type { Gift } from "./Gift.ts"
import { PAGE_SIZES } from "../shared/Paging.ts"

/** A sort order for gifts [p4-reward-sort]. */
export type GiftSortOrder = "normal" | "pointsLowToHigh" | "pointsHighToLow"

/** Compares gifts in a sort order; gifts with the same points are sorted by ID in either direction. */
const compare = (order: GiftSortOrder, one: Gift, other: Gift): number => {
  switch (order) {
    case "normal":
      return one.id - other.id
    case "pointsLowToHigh":
      return one.points - other.points || one.id - other.id
    case "pointsHighToLow":
      return other.points - one.points || one.id - other.id
  }
}

/** Sorts gifts in the user's chosen order: by ID, or by points [p4-reward-sort]. */
export const sortGifts = (gifts: ReadonlyArray<Gift>, order: GiftSortOrder): ReadonlyArray<Gift> =>
  gifts.toSorted((one, other) => compare(order, one, other))

/** The filters and sort order for the store's gifts. */
export interface GiftQuery {
  /** The category; null for all categories. */
  readonly categoryId: number | null
  readonly order: GiftSortOrder
  /** True to show only gifts that the available points cover. */
  readonly onlyEligible: boolean
  readonly availablePoints: number
}

/** Returns whether the user has enough points for a gift, including exactly enough. */
const isEligible = (gift: Gift, availablePoints: number): boolean => gift.points <= availablePoints

/**
 * Returns a page of the gifts that match a query, sorted: 100 gifts, fewer on the last page, and none beyond it. `page`
 * starts at 1 [p9-page-sizes].
 */
export const giftPage = (gifts: ReadonlyArray<Gift>, query: GiftQuery, page = 1): ReadonlyArray<Gift> =>
  sortGifts(
    gifts.filter(
      (gift) =>
        (query.categoryId === null || gift.categoryId === query.categoryId) &&
        (!query.onlyEligible || isEligible(gift, query.availablePoints)),
    ),
    query.order,
  ).slice((page - 1) * PAGE_SIZES.rewards, page * PAGE_SIZES.rewards)
