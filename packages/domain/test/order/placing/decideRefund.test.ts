import { assert, describe, it } from "vitest"
import { decideRefund } from "../../../src/order/placing/decideRefund.ts"

const order = {
  ordered: 1_000,
  delivered: 990,
  unitPrice: "0.05600",
  discount: "0.00",
  totalBeforeTax: "56.00",
  taxCharge: "3.50",
}

describe("the refund of a short delivery", () => {
  it("gives each missing record back at the price shown, and the tax on it", () => {
    // 10 at $0.056 are 56 cents; of $3.50 tax on $56.00 that is 3.5 cents, a half upwards.
    assert.strictEqual(decideRefund(order), "0.60")
  })

  it("gives nothing back when everything was delivered", () => {
    assert.strictEqual(decideRefund({ ...order, delivered: 1_000 }), "0.00")
  })

  it("gives everything back when nothing was delivered, minimums included", () => {
    const minimum = { ...order, ordered: 250, delivered: 0, totalBeforeTax: "35.00", taxCharge: "2.19" }
    assert.strictEqual(decideRefund(minimum), "37.19")
  })

  it("leaves out the promotion's share of each record, which was never paid", () => {
    const half = {
      ordered: 1_000,
      delivered: 500,
      unitPrice: "0.10000",
      discount: "50.00",
      totalBeforeTax: "50.00",
      taxCharge: "0.00",
    }
    assert.strictEqual(decideRefund(half), "25.00")
    const nearlyAll = { ...half, delivered: 900, discount: "90.00", totalBeforeTax: "10.00" }
    assert.strictEqual(decideRefund({ ...nearlyAll, taxCharge: "0.80" }), "1.08")
    assert.strictEqual(decideRefund({ ...half, discount: "150.00", totalBeforeTax: "20.00" }), "0.00")
  })

  it("rounds the missing records' share once: a half of a cent upwards, also where a record cost no whole fraction", () => {
    // $6.00 less a promotion of $1.00 for 600 records: 3 of them cost 2.5 cents, one 0.8333… cents.
    const third = { ordered: 600, delivered: 597, unitPrice: "0.01000", discount: "1.00" }
    const paid = { totalBeforeTax: "5.00", taxCharge: "0.00" }
    assert.strictEqual(decideRefund({ ...third, ...paid }), "0.03")
  })

  it("is never more than was paid", () => {
    assert.strictEqual(decideRefund({ ...order, delivered: 1, totalBeforeTax: "10.00" }), "13.50")
  })

  it("keeps what a minimum added", () => {
    const minimum = { ...order, ordered: 250, delivered: 1, unitPrice: "0.05000", totalBeforeTax: "35.00" }
    assert.strictEqual(decideRefund({ ...minimum, taxCharge: "0.00" }), "12.45")
  })

  it("gives nothing back for what was free", () => {
    assert.strictEqual(decideRefund({ ...order, totalBeforeTax: "0.00", taxCharge: "0.00" }), "0.00")
  })
})
