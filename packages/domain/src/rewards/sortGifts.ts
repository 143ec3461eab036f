import type { Gift } from "./Gift.ts"

/** spec: portal §4 (Reward sort) [p4-reward-sort] */
export type GiftOrder = "normal" | "pointsLowToHigh" | "pointsHighToLow"

/** Gifts of as many points stand by id, whichever way the points go. */
const compare = (order: GiftOrder, one: Gift, other: Gift): number => {
  switch (order) {
    case "normal":
      return one.id - other.id
    case "pointsLowToHigh":
      return one.points - other.points || one.id - other.id
    case "pointsHighToLow":
      return other.points - one.points || one.id - other.id
  }
}

/** The gifts in the order that the person chose: by id, or by points. spec: portal §4 (Reward sort) [p4-reward-sort] */
export const sortGifts = (gifts: ReadonlyArray<Gift>, order: GiftOrder): ReadonlyArray<Gift> =>
  gifts.toSorted((one, other) => compare(order, one, other))
