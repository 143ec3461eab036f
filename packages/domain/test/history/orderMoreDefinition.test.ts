import { describe, expect, it } from "vitest"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../../src/definition/ListDefinition.ts"
import { orderMoreDefinition } from "../../src/history/orderMoreDefinition.ts"
import { orderMoreRefusal } from "../../src/history/orderMoreRefusal.ts"

const TODAY = "2026-03-10"
const order = { code: "LW-A", day: "2026-03-01" }
const OFF: SuppressionChoice = { mode: "off" }

const leftOut = (choice: SuppressionChoice, before: SuppressionChoice = OFF, listType = 10) => {
  const empty = emptyDefinition(listType)
  const definition = canonicalDefinition({
    ...empty,
    suppressions: { ...empty.suppressions, orders: before },
  })
  return orderMoreDefinition(definition, order, choice, TODAY).suppressions.orders
}

describe("the list of which more is ordered [p4-order-more]", () => {
  it("leaves the people of the order itself out, who would not be more", () => {
    expect(leftOut(OFF)).toEqual({ mode: "item", items: ["LW-A"] })
  })

  it("with 'No' goes on leaving out whom it left out", () => {
    expect(leftOut(OFF, { mode: "item", items: ["LW-B"] })).toEqual({ mode: "item", items: ["LW-A", "LW-B"] })
    expect(leftOut(OFF, { mode: "date", start: "2026-03-05", end: "2026-03-06" })).toEqual({
      mode: "date",
      start: "2026-03-01",
      end: TODAY,
    })
  })

  it("leaves out chosen orders and the order itself, once", () => {
    expect(leftOut({ mode: "item", items: ["LW-C", "LW-A"] }, { mode: "item", items: ["LW-B"] })).toEqual({
      mode: "item",
      items: ["LW-A", "LW-C"],
    })
  })

  it("takes chosen days as they are", () => {
    const days = { mode: "date", start: "2026-03-03", end: TODAY } as const
    expect(leftOut(days)).toEqual(days)
    expect(leftOut(days, { mode: "item", items: ["LW-B"] })).toEqual(days)
  })

  it("leaves nobody out of a source that cannot suppress by orders", () => {
    expect(leftOut(OFF, OFF, 50)).toEqual(OFF)
    expect(leftOut({ mode: "item", items: ["LW-C"] }, OFF, 50)).toEqual(OFF)
  })
})

describe("more of an order [p4-list-order-actions]", () => {
  const complete = { status: 75, isOnline: true, orderType: 10, listType: 10, paymentMethod: null }

  it("is ordered of a complete one that was placed online", () => {
    expect(orderMoreRefusal(complete)).toBeNull()
  })

  it("waits for the list", () => {
    expect(orderMoreRefusal({ ...complete, status: 40 })).toMatch(/once this order's list has been delivered/)
  })

  it("is not ordered where the order was placed elsewhere", () => {
    expect(orderMoreRefusal({ ...complete, isOnline: false })).toMatch(
      /isn't available for orders placed elsewhere/,
    )
  })

  it("is not ordered of another type", () => {
    expect(orderMoreRefusal({ ...complete, orderType: 20 })).toMatch(/isn't available for this type of order/)
  })
})
