import { describe, expect, it } from "vitest"
import { paymentAdvice, refundAdvice } from "../../src/orders/moneyAdvice.ts"

describe("the advice about money that waits", () => {
  it.each([paymentAdvice, refundAdvice])(
    "is to look at the processor where it is the site's own: %o",
    (advice) => {
      expect(advice(null, "sandbox-1")).toContain("The server keeps asking")
      expect(advice("stripe:test", "stripe:test")).toContain("The server keeps asking")
    },
  )

  it.each([
    ["test", "sandbox-1"],
    ["live", "sandbox-1"],
    ["test", "stripe:live"],
  ])("is to use Stripe's %s key again, where the site went over to %s", (key, own) => {
    const begun = `This transaction was started at Stripe with a ${key} key, which this site no longer uses. Set up payments with that key again (docs/operations.md); until then, `
    expect(paymentAdvice(`stripe:${key}`, own)).toBe(
      `${begun}the server can't tell whether the buyer paid, and the order isn't declined.`,
    )
    expect(refundAdvice(`stripe:${key}`, own)).toBe(`${begun}the money isn't refunded.`)
  })

  it("is to restore the folder with another sandbox's ledger", () => {
    expect(paymentAdvice("sandbox-2", "sandbox-1")).toContain("Restore the data folder that contains it")
    expect(refundAdvice("sandbox-2", "sandbox-1")).toContain("in the sandbox-2 ledger")
  })
})
