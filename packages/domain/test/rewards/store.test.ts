import { describe, expect, it } from "vitest"
import { type GiftSortOrder, type GiftQuery, giftPage, sortGifts } from "../../src/rewards/giftPage.ts"
import { gift } from "./arbitraryGift.ts"

const store = [gift(3, 50, 1), gift(1, 80, 2), gift(4, 50, 2), gift(2, 10, 1)]
const idsOf = (gifts: ReadonlyArray<{ readonly id: number }>) => gifts.map(({ id }) => id)

describe("the order of gifts [p4-reward-sort]", () => {
  it.each([
    ["normal", [1, 2, 3, 4]],
    ["pointsLowToHigh", [2, 3, 4, 1]],
    ["pointsHighToLow", [1, 3, 4, 2]],
  ] as const)("%s is %j: as many points stand by id", (order: GiftSortOrder, ids) => {
    expect(idsOf(sortGifts(store, order))).toEqual(ids)
  })
})

describe("the gifts of a page", () => {
  const all: GiftQuery = { categoryId: null, order: "normal", onlyEligible: false, availablePoints: 50 }

  it("are of all categories, or of one", () => {
    expect(idsOf(giftPage(store, all))).toEqual([1, 2, 3, 4])
    expect(idsOf(giftPage(store, { ...all, categoryId: 2 }))).toEqual([1, 4])
    expect(idsOf(giftPage(store, { ...all, categoryId: 9 }))).toEqual([])
  })

  it("are only those that the points are enough for, when asked", () => {
    expect(idsOf(giftPage(store, { ...all, onlyEligible: true }))).toEqual([2, 3, 4])
    expect(idsOf(giftPage(store, { ...all, onlyEligible: true, availablePoints: 49 }))).toEqual([2])
  })

  it("are 100 a page [p9-page-sizes]", () => {
    const many = Array.from({ length: 101 }, (_, at) => gift(101 - at, 1))
    expect(idsOf(giftPage(many, all))).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
    expect(idsOf(giftPage(many, all, 2))).toEqual([101])
    expect(giftPage(many, all, 3)).toEqual([])
  })
})
