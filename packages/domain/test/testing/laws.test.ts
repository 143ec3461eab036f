import { parsePastedCodes } from "@listwright/domain/geography"
import { totalsWithTax } from "@listwright/domain/order"
import { indexPriceList, priceOrder } from "@listwright/domain/pricing"
import { orderPoints } from "@listwright/domain/rewards"
import { decodeSuppression, encodeSuppression } from "@listwright/domain/suppression"
import {
  type Law,
  pastedCodeLaws,
  pointLaws,
  promotionLaws,
  priceLaws,
  redistributionLaws,
  suppressionCodeLaws,
  taxLaws,
} from "@listwright/domain/testing"
import fc from "fast-check"
import { BigDecimal, Result } from "effect"
import { expect, it } from "vitest"

/** Tells whether an implementation breaks the law with this sentence; stops at the first counterexample. */
const isBroken = (laws: ReadonlyArray<Law>, sentence: string): boolean => {
  const found = laws.find((law) => law.sentence === sentence)
  if (found === undefined) throw new Error(`there is no law "${sentence}"`)
  return fc.check(found.property, { numRuns: 300, seed: 7, endOnFailure: true }).failed
}

const ours: Parameters<typeof priceLaws>[0] = (list, ...rest) => priceOrder(indexPriceList(list), ...rest)

const forgetful: typeof ours = (list, ...rest) => ours({ ...list, minimumElementsCharge: "0.00" }, ...rest)
const free: typeof ours = (list, order, ...rest) => ours(list, { ...order, elements: [] }, ...rest)
const odd: typeof ours = (list, order, ...rest) =>
  ours(list, { ...order, quantity: order.quantity ^ 1 }, ...rest)
const nothing = { amount: BigDecimal.make(0n, 0), points: null, notMet: null }
const plainPoints: Parameters<typeof pointLaws>[0] = (cost, rate) =>
  orderPoints({ totalBeforeTax: cost, promotionPointType: null, promotionPointValue: null }, rate)

it.each([
  ["a price that forgets a minimum", priceLaws(forgetful), "a price equals a calculation in whole numbers"],
  [
    "a price where there is none",
    priceLaws(free),
    "an order is refused exactly when an element or its usage has no price, and the first one is named",
  ],
  [
    "a price that more records make lower",
    priceLaws(odd),
    "within one bracket and without a promotion more records never cost less",
  ],
  [
    "a promotion that takes more than its charge",
    promotionLaws((_, on) => ({ ...nothing, amount: on.subtotal })),
    "a promotion never takes more than the charge that it is taken from",
  ],
  [
    "a promotion that does nothing",
    promotionLaws(() => nothing),
    "what a promotion takes off, gives and lacks equals a calculation in whole numbers",
  ],
  [
    "points that a promotion does not change",
    pointLaws(plainPoints),
    "whole points that are added are all added",
  ],
  [
    "points that are rounded up",
    pointLaws((...given) => plainPoints(...given) + 1),
    "points are the whole part of cost times points over dollars, in whole cents",
  ],
  [
    "a tax by a rate that was cut",
    taxLaws((pretax, rate) => totalsWithTax(pretax, rate.slice(0, 4))),
    "tax is its share of the cost, rounded once to the cent, half up",
  ],
  [
    "a tax that is not part of the total",
    taxLaws((pretax, rate) => ({ ...totalsWithTax(pretax, rate), total: pretax })),
    "tax and cost before tax add up to the total, to the cent",
  ],
  [
    "a total that is lost as it is spread",
    redistributionLaws((_, available) => available.map(() => 0)),
    "a total spread over areas keeps its sum",
  ],
  [
    "a suppression code that means something else when read back",
    suppressionCodeLaws({
      encode: ({ order, slc, file }) => encodeSuppression({ order: file, slc, file: order }),
      decode: decodeSuppression,
    }),
    "decoding the code of suppression modes gives the modes back",
  ],
  [
    "pasted codes that depend on what separates them",
    pastedCodeLaws((text, type) =>
      text.includes(";") ? Result.succeed([text]) : parsePastedCodes(text, type),
    ),
    "pasted codes are the same however they are separated",
  ],
])("%s breaks a law", (_, laws, sentence) => {
  expect(isBroken(laws, sentence)).toBe(true)
})
