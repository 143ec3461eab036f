import assert from "node:assert/strict"
import fc from "fast-check"
import {
  needsNewPrice,
  type PriceBasis,
  type PriceChange,
  priceChanges,
} from "../../src/pricing/needsNewPrice.ts"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import type { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import { anyPromotion } from "../../src/testing/promotions.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { anyOrder } from "../../src/testing/orders.ts"
import { anyPriceList } from "../../src/testing/priceLists.ts"
import { quoteOf } from "./demoPrices.ts"

const basis: fc.Arbitrary<PriceBasis> = fc.record({
  priceListId: fc.constantFrom("1", "2"),
  order: anyOrder,
  promotion: anyPromotion,
})

/** Two versions of the prices. */
const lists = fc.record({ "1": anyPriceList, "2": anyPriceList })

const figuresOf = (all: Readonly<Record<string, PriceList>>, of: PriceBasis) => {
  const list = all[of.priceListId]
  assert.ok(list)
  return quoteOf(list, of.order, of.promotion).figures
}

/** A part of what a price is made of: what its change is called, and how it is taken from another basis. */
interface Part {
  readonly changes: ReadonlyArray<PriceChange>
  readonly take: (
    other: PriceBasis,
  ) => Partial<Omit<PriceBasis, "order">> & { readonly order?: Partial<OrderToPrice> }
}

const PARTS: ReadonlyArray<Part> = [
  { changes: ["priceList"], take: ({ priceListId }) => ({ priceListId }) },
  { changes: ["promotion"], take: ({ promotion }) => ({ promotion }) },
  { changes: ["quantity"], take: ({ order: { quantity } }) => ({ order: { quantity } }) },
  { changes: ["selection", "outputColumns"], take: ({ order: { elements } }) => ({ order: { elements } }) },
  { changes: ["listUsage"], take: ({ order: { ListUsage } }) => ({ order: { ListUsage } }) },
  { changes: ["labels"], take: ({ order: { labelCount } }) => ({ order: { labelCount } }) },
  { changes: ["geography"], take: ({ order: { GeographyCharge } }) => ({ order: { GeographyCharge } }) },
  {
    changes: ["geography"],
    take: ({ order: { GeoType } }) => ({ order: GeoType === undefined ? {} : { GeoType } }),
  },
  {
    changes: ["listType"],
    take: ({ order: { ListType } }) => ({ order: ListType === undefined ? {} : { ListType } }),
  },
  {
    changes: ["mobilePackage"],
    take: ({ order: { MobilePackageCharge } }) => ({ order: { MobilePackageCharge } }),
  },
]

/** A price's basis, the same with one part of another's, and what that change may be called. */
const oneApart = fc
  .tuple(basis, basis, fc.constantFrom(...PARTS))
  .map(([before, other, { changes, take }]) => {
    const { order = {}, ...rest } = take(other)
    return { before, after: { ...before, ...rest, order: { ...before.order, ...order } }, changes }
  })

/** The same price told otherwise: elements in another order, with other sub-elements. */
const toldOtherwise = basis.chain((one) =>
  fc.shuffledSubarray([...one.order.elements], { minLength: one.order.elements.length }).map((shuffled) => {
    const elements = shuffled.map((element) => ({ ...element, SubColumnName: "PART" }))
    return { before: one, after: { ...one, order: { ...one.order, elements } } }
  }),
)

/** [ob4-recalculation] */
export const needsNewPriceSentences = sentencesAbout(
  "pricing",
  always(
    "a price whose figures would differ is made anew, whatever single thing has changed",
    fc.property(
      lists,
      fc.oneof({ weight: 4, arbitrary: oneApart }, { weight: 1, arbitrary: toldOtherwise }),
      (all, { before, after }) => {
        if (needsNewPrice(before, after)) return
        assert.deepEqual(figuresOf(all, after), figuresOf(all, before))
      },
    ),
  ),
  always(
    "the same order told otherwise needs no new price",
    fc.property(toldOtherwise, ({ before, after }) => !needsNewPrice(before, after)),
  ),
  always(
    "what has changed is named, and nothing else is",
    fc.property(oneApart, ({ before, after, changes }) =>
      priceChanges(before, after).every((change) => changes.includes(change)),
    ),
  ),
)
