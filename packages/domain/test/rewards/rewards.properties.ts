import fc from "fast-check"
import { deepEqual } from "node:assert/strict"
import { checkCart } from "../../src/rewards/RewardCart.ts"
import { type GiftSortOrder, giftPage, sortGifts } from "../../src/rewards/giftPage.ts"
import { type PointEntry, computePointsBalance } from "../../src/rewards/Points.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { gifts } from "./arbitraryGift.ts"

const ledger = fc.array(
  fc.record<PointEntry>({
    kind: fc.constantFrom<PointEntry["kind"]>("earned", "bonus", "redeemed", "takenBack"),
    points: fc.nat({ max: 1_000_000 }),
  }),
  { maxLength: 20 },
)
const shuffled = ledger.chain((entries) =>
  fc.tuple(
    fc.constant(entries),
    fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
  ),
)

const lines = fc.array(fc.record({ quantity: fc.nat({ max: 6 }), pointsForOne: fc.nat({ max: 500 }) }), {
  maxLength: 6,
})

/** Every single gift of a cart, one at a time. */
const piecewise = (cart: ReadonlyArray<{ readonly quantity: number; readonly pointsForOne: number }>) => {
  let points = 0
  for (const { quantity, pointsForOne } of cart)
    for (let one = 0; one < quantity; one += 1) points += pointsForOne
  return points
}

const order = fc.constantFrom<GiftSortOrder>("normal", "pointsLowToHigh", "pointsHighToLow")

/** Tells whether a gift's points may be followed by the next gift's points. */
const pointsMayFollow = (by: GiftSortOrder, points: number, next: number): boolean => {
  switch (by) {
    case "normal":
      return true
    case "pointsLowToHigh":
      return points <= next
    case "pointsHighToLow":
      return points >= next
  }
}

export const rewardsSentences = sentencesAbout(
  "rewards",
  always(
    "a ledger comes to the same points in whatever order it is read",
    fc.property(shuffled, ([entries, others]) => {
      deepEqual(computePointsBalance(others), computePointsBalance(entries))
    }),
  ),
  always(
    "no points of a ledger are ever below 0, and none are lost while it covers what was redeemed",
    fc.property(ledger, (entries) => {
      const { available, bonus, earned, redeemed } = computePointsBalance(entries)
      return (
        Math.min(available, bonus, earned, redeemed) >= 0 &&
        (redeemed > earned + bonus ? available === 0 : available + redeemed === earned + bonus)
      )
    }),
  ),
  always(
    "a cart costs what its gifts cost one by one",
    fc.property(lines, fc.nat(), (cart, available) => checkCart(cart, available).points === piecewise(cart)),
  ),
  // p4-reward-cart-disabled
  always(
    "checkout is enabled exactly for a cart that holds something and costs no more than is available",
    fc.property(lines, fc.nat({ max: 4_000 }), (cart, available) => {
      const isEnabled = checkCart(cart, available).refusal === null
      const holdsSomething = cart.some(({ quantity }) => quantity > 0)
      return isEnabled === (holdsSomething && piecewise(cart) <= available)
    }),
  ),
  // p4-reward-sort
  always(
    "sorting gifts loses and adds none, and as many points stand by id",
    fc.property(gifts, order, (store, by) => {
      const sorted = sortGifts(store, by)
      deepEqual(
        sorted.map(({ id }) => id).toSorted((a, b) => a - b),
        store.map(({ id }) => id).toSorted((a, b) => a - b),
      )
      return sorted.slice(1).every((next, at) => {
        const one = sorted[at] ?? next
        return (
          pointsMayFollow(by, one.points, next.points) &&
          (by !== "normal" && one.points !== next.points ? true : one.id < next.id)
        )
      })
    }),
  ),
  always(
    "whoever sees only eligible gifts can afford each, and misses none of them",
    fc.property(gifts, order, fc.nat({ max: 8 }), (store, by, availablePoints) => {
      const query = { categoryId: null, order: by, availablePoints }
      const affordable = giftPage(store, { ...query, onlyEligible: false }).filter(
        ({ points }) => points <= availablePoints,
      )
      deepEqual(giftPage(store, { ...query, onlyEligible: true }), affordable)
    }),
  ),
)
