import fc from "fast-check"
import { assert, describe, it } from "vitest"
import { decideRefund } from "../../src/order/decideRefund.ts"

const order = {
  ordered: 1_000,
  delivered: 990,
  costPrice: "0.05600",
  totalPretaxCost: "56.00",
  taxCharge: "3.50",
}

const cents = (amount: string): number => Math.round(Number(amount) * 100)
const amountOf = (whole: number): string => (whole / 100).toFixed(2)

describe("the refund of a short delivery", () => {
  it("gives each missing record back at the price shown, and the tax on it", () => {
    // 10 at $0.056 are 56 cents; of $3.50 tax on $56.00 that is 3.5 cents, a half upwards.
    assert.strictEqual(decideRefund(order), "0.60")
  })

  it("gives nothing back when everything was delivered", () => {
    assert.strictEqual(decideRefund({ ...order, delivered: 1_000 }), "0.00")
  })

  it("gives everything back when nothing was delivered, minimums included", () => {
    const minimum = { ...order, ordered: 250, delivered: 0, totalPretaxCost: "35.00", taxCharge: "2.19" }
    assert.strictEqual(decideRefund(minimum), "37.19")
  })

  it("gives nothing back for what was free", () => {
    assert.strictEqual(decideRefund({ ...order, totalPretaxCost: "0.00", taxCharge: "0.00" }), "0.00")
  })

  it("never gives back more than was paid, and never less for more missing records", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        (ordered, missing, pretax, tax, price) => {
          const delivered = Math.max(ordered - missing, 0)
          const some = {
            ordered,
            delivered,
            costPrice: (price / 100_000).toFixed(5),
            totalPretaxCost: amountOf(pretax),
            taxCharge: amountOf(tax),
          }
          const refund = cents(decideRefund(some))
          assert.isAtLeast(refund, 0)
          assert.isAtMost(refund, pretax + tax)
          if (delivered > 0) {
            assert.isAtLeast(cents(decideRefund({ ...some, delivered: delivered - 1 })), refund)
          }
        },
      ),
    )
  })
})
