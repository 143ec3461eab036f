import { type GiftQuery, giftsShown, Rewards, type RewardStore } from "@listwright/domain/rewards"
import { Effect } from "effect"
import { useCall } from "../app/useCall.ts"

const EVERYTHING: GiftQuery = {
  categoryId: null,
  order: "normal",
  onlyEligible: false,
  availablePoints: 0,
}

const STORE_KEY = ["rewards", "store"]

/** The store as it opens: shelves, gifts, points, and what was redeemed. */
export const useRewardStore = () =>
  useCall(
    STORE_KEY,
    Effect.flatMap(Rewards, (rewards) => rewards.store(EVERYTHING)),
    { staleTime: 0 },
  )

/**
 * The gifts of a view. Those of the opened store show at once; a site may have more than come with it, so that the server
 * is asked too.
 */
export const useGifts = (store: RewardStore, query: GiftQuery) =>
  useCall(
    ["rewards", "gifts", query],
    Effect.flatMap(Rewards, (rewards) => rewards.gifts(query)),
    { placeholderData: giftsShown(store.gifts, query) },
  )
