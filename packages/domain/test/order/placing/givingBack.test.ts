import { describe, expect, it } from "vitest"
import * as fc from "fast-check"
import { decideRefundAmount, refundableAmount } from "../../../src/order/placing/decideRefundAmount.ts"

const usd = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
const amount = fc.integer({ min: 0, max: 1_000_000 })

describe("giving money of an order back", () => {
  it("gives all that is left where nobody says how much", () => {
    expect(decideRefundAmount({ paid: "59.50", givenBack: "20.00" }, null)).toEqual({
      _tag: "give",
      amount: "39.50",
    })
  })

  it.each(["0.00", "39.51"])("refuses $%s of $39.50, and says what is left", (wanted) => {
    expect(decideRefundAmount({ paid: "59.50", givenBack: "20.00" }, wanted)).toEqual({
      _tag: "refused",
      left: "39.50",
    })
  })

  it("is never more than was paid, whatever is asked for one after the other", () => {
    fc.assert(
      fc.property(amount, fc.array(fc.option(amount)), (paid, wishes) => {
        let given = 0
        for (const wish of wishes) {
          const order = { paid: usd(paid), givenBack: usd(given) }
          const decision = decideRefundAmount(order, wish === null ? null : usd(wish))
          if (decision._tag === "give") given += Math.round(Number(decision.amount) * 100)
          else expect(decision.left).toBe(refundableAmount(order))
          expect(given).toBeLessThanOrEqual(paid)
        }
      }),
    )
  })
})
