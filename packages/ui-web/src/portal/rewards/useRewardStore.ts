import { type GiftQuery, giftPage, Rewards, type RewardStore } from "@listwright/domain/rewards"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

const EVERYTHING: GiftQuery = {
  categoryId: null,
  order: "normal",
  onlyEligible: false,
  availablePoints: 0,
}

const STORE_KEY = ["rewards", "store"]

/** Loads the initial store: categories, gifts, points, and redemptions. */
export const useRewardStore = () =>
  useCall(
    STORE_KEY,
    Effect.flatMap(Rewards, (rewards) => rewards.store(EVERYTHING)),
    { staleTime: 0 },
  )

/**
 * Loads a view's gifts. Gifts from the initial store are shown immediately; the view is also requested from the server,
 * since a site may have more gifts.
 */
export const useGifts = (store: RewardStore, query: GiftQuery) =>
  useCall(
    ["rewards", "gifts", query],
    Effect.flatMap(Rewards, (rewards) => rewards.gifts(query)),
    { placeholderData: giftPage(store.gifts, query) },
  )
