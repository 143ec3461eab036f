import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { LIST_TYPES } from "../../src/catalog/listTypes.ts"
import {
  chooseSuppressionMode,
  selectSuppression,
  setSuppressionDays,
  toggleSuppression,
  deselectSuppression,
} from "../../src/suppression/changeSuppression.ts"
import { allowedSuppressions, offeredSuppressions } from "../../src/suppression/offeredSuppressions.ts"
import { createSuppressionForm } from "../../src/suppression/SuppressionForm.ts"
import { selectedSuppression, SuppressionListItem } from "../../src/suppression/SuppressionListItem.ts"
import {
  findKnownSuppression,
  selectedSuppressions,
  toSuppressionForm,
  toSuppressionChoices,
} from "../../src/suppression/toSuppressionChoices.ts"
import { Records } from "../../src/shared/Records.ts"

const TODAY = "2026-03-02"
const spring = { name: "Spring mailing", code: "A1001", value: "17" }
const summer = { name: "Summer mailing", code: "A1002", value: "18" }
const start = createSuppressionForm(10, TODAY)
const ordersOn = toggleSuppression(start, "orders")
const ordersByItem = chooseSuppressionMode(ordersOn, "orders", "item", TODAY)
const off = { mode: "off" } as const

describe("the suppression form", () => {
  it("starts with everything off", () => {
    expect(toSuppressionChoices(start)).toEqual({ orders: off, savedCounts: off, files: off })
  })

  it("starts a kind that is switched on with the default days [ob4-suppression-modes]", () => {
    expect(toSuppressionChoices(ordersOn).orders).toEqual({ mode: "date", start: "2026-02-23", end: TODAY })
    expect(toSuppressionChoices(toggleSuppression(ordersOn, "orders"))).toEqual(toSuppressionChoices(start))
  })

  it("suppresses nothing by item before an item is picked", () => {
    expect(toSuppressionChoices(ordersByItem).orders).toEqual(off)
    const both = selectSuppression(selectSuppression(ordersByItem, "orders", summer), "orders", spring)
    expect(toSuppressionChoices(both).orders).toEqual({ mode: "item", items: ["18", "17"] })
    expect(selectSuppression(both, "orders", summer)).toEqual(both)
    expect(toSuppressionChoices(deselectSuppression(both, "orders", "18")).orders).toEqual({
      mode: "item",
      items: ["17"],
    })
  })

  it("clears the items of a kind, and of that kind only, when it goes by date [ob4-suppression-date-clears]", () => {
    const countsOn = toggleSuppression(ordersByItem, "savedCounts")
    const countsByItem = chooseSuppressionMode(countsOn, "savedCounts", "item", TODAY)
    const both = selectSuppression(selectSuppression(countsByItem, "orders", spring), "savedCounts", summer)
    const byDate = chooseSuppressionMode(both, "orders", "date", TODAY)
    expect(toSuppressionChoices(byDate).orders).toEqual({ mode: "date", start: "2026-02-23", end: TODAY })
    const back = chooseSuppressionMode(byDate, "orders", "item", TODAY)
    expect(selectedSuppressions(back)).toEqual({ orders: [], savedCounts: [summer], files: [] })
  })

  it("keeps what is picked while a kind is off", () => {
    const picked = selectSuppression(ordersByItem, "orders", spring)
    const again = toggleSuppression(toggleSuppression(picked, "orders"), "orders")
    expect(again).toEqual(picked)
  })

  it("takes days that can be used and refuses others", () => {
    const days = { start: "2026-01-01", end: "2026-01-31" }
    const set = setSuppressionDays(ordersOn, "orders", days, TODAY, "pastAllowed")
    expect(toSuppressionChoices(Result.getOrThrow(set)).orders).toEqual({ mode: "date", ...days })
    expect(
      Result.getFailure(setSuppressionDays(ordersOn, "orders", days, TODAY, "pastRefused")),
    ).toMatchObject({ value: "StartInPast" })
  })

  it("does not answer for a kind that is off or goes another way", () => {
    const days = { start: "2026-03-09", end: "2026-03-01" }
    expect(Result.getOrThrow(setSuppressionDays(start, "orders", days, TODAY, "pastAllowed"))).toBe(start)
    expect(Result.getOrThrow(setSuppressionDays(ordersByItem, "orders", days, TODAY, "pastAllowed"))).toBe(
      ordersByItem,
    )
    expect(selectSuppression(ordersOn, "orders", spring)).toBe(ordersOn)
    expect(deselectSuppression(start, "orders", "17")).toBe(start)
    expect(chooseSuppressionMode(start, "orders", "item", TODAY)).toBe(start)
    const off = toggleSuppression(ordersByItem, "orders")
    expect(selectSuppression(off, "orders", spring)).toBe(off)
  })

  it("keeps what is picked or set when the mode that it has is chosen again", () => {
    const picked = selectSuppression(ordersByItem, "orders", spring)
    expect(chooseSuppressionMode(picked, "orders", "item", TODAY)).toBe(picked)
    const days = { start: "2026-01-01", end: "2026-01-31" }
    const set = Result.getOrThrow(setSuppressionDays(ordersOn, "orders", days, TODAY, "pastAllowed"))
    expect(chooseSuppressionMode(set, "orders", "date", TODAY)).toBe(set)
  })
})

describe("the kinds of suppression that a source offers", () => {
  it("are all three for list type 10 alone [ob4-suppression-file-source]", () => {
    const withFiles = LIST_TYPES.filter(({ code }) => offeredSuppressions(code).includes("files"))
    expect(withFiles.map(({ code }) => code)).toEqual([10])
    expect(offeredSuppressions(10)).toEqual(["orders", "savedCounts", "files"])
    expect(offeredSuppressions(170)).toEqual(["orders", "savedCounts"])
  })

  it("are none without a suppression tab or a configuration", () => {
    expect([50, 130, 140, 220].map(offeredSuppressions)).toEqual([[], [], [], []])
  })

  it("stay off where they are not offered", () => {
    expect(toggleSuppression(createSuppressionForm(170, TODAY), "files").kinds.files.isOn).toBe(false)
  })
})

describe("a change of source", () => {
  const files = toggleSuppression(selectSuppression(ordersByItem, "orders", spring), "files")

  it("to 50 clears every suppression [ob4-saturation-suppressions]", () => {
    expect(allowedSuppressions(50, toSuppressionChoices(files))).toEqual({
      orders: off,
      savedCounts: off,
      files: off,
    })
  })

  it("clears what the new source does not offer and keeps the rest", () => {
    const given = toSuppressionChoices(files)
    expect(allowedSuppressions(170, given)).toEqual({ ...given, files: off })
  })
})

describe("a form opened from a definition", () => {
  const suppressions = {
    orders: { mode: "item", items: ["17", "99", "17"] },
    savedCounts: { mode: "date", start: "2026-01-01", end: "2026-01-31" },
    files: off,
  } as const
  const known = { orders: [spring], savedCounts: [], files: [] }

  it("names the rows that are known, shows the value of others, and each row once", () => {
    const form = toSuppressionForm(10, suppressions, known, TODAY)
    expect(selectedSuppressions(form).orders).toEqual([spring, { name: "99", code: "99", value: "99" }])
    expect(toSuppressionChoices(form).savedCounts).toEqual(suppressions.savedCounts)
  })

  it("is off where the source has no suppressions", () => {
    expect(toSuppressionForm(50, suppressions, known, TODAY)).toEqual(createSuppressionForm(50, TODAY))
  })

  it("finds a row by its value", () => {
    expect(findKnownSuppression([spring, summer], "18")).toBe(summer)
  })
})

describe("a row of the lists", () => {
  it("is picked by the name that the buyer gave, its code and its value", () => {
    const item = SuppressionListItem.make({
      orderDate: "2026-02-23",
      orderCode: "A1001",
      name: "Spring mailing",
      description: "Order A1001",
      quantity: Records.make(1200),
      value: "17",
      savedListCode: null,
      countId: null,
    })
    expect(selectedSuppression(item)).toEqual(spring)
  })
})
