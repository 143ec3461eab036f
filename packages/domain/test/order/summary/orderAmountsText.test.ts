import { describe, expect, it } from "vitest"
import { orderAmountsText } from "../../../src/order/summary/orderAmountsText.ts"

const paid = {
  totalBeforeTax: "35.00",
  taxCharge: "2.19",
  total: "37.19",
  charged: "37.19",
  refunded: "0.00",
}

describe("the money of an order in one line", () => {
  it.each([
    [{}, "$37.19 charged ($35.00 + $2.19 tax)"],
    [{ refunded: "5.00" }, "$37.19 charged ($35.00 + $2.19 tax), $5.00 refunded"],
    [{ taxCharge: "0.00", total: "35.00", charged: "35.00" }, "$35.00 charged"],
    [{ charged: "0.00" }, "$37.19, not charged ($35.00 + $2.19 tax)"],
    [{ totalBeforeTax: "0.00", taxCharge: "0.00", total: "0.00", charged: "0.00" }, "$0.00 charged"],
  ])("says %j as %s", (changed, text) => {
    expect(orderAmountsText({ ...paid, ...changed })).toBe(text)
  })
})
