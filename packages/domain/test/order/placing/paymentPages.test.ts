import { describe, expect, it } from "vitest"
import * as fc from "fast-check"
import { nextPollTime, paymentDeadline } from "../../../src/order.ts"

const pace = { open: 300_000, processing: 3_600_000, unanswered: 10_000 }
const begunAt = 1_764_151_200_000
const end = paymentDeadline(begunAt)
const at = (minutes: number) => begunAt + minutes * 60_000

describe("a payment on a page of the processor", () => {
  it("may be made for half an hour", () => {
    expect(end).toEqual(at(30))
  })

  it("is asked about every five minutes, and right at its end", () => {
    expect(nextPollTime("open", at(0), end, pace)).toEqual(at(5))
    expect(nextPollTime("open", at(28), end, pace)).toEqual(end)
  })

  it("is asked about at once again where the page should be over and is not, or the processor is silent", () => {
    expect(nextPollTime("open", at(30), end, pace)).toEqual(end + 10_000)
    expect(nextPollTime("unknown", at(3), end, pace)).toEqual(at(3) + 10_000)
  })

  it("is asked about every hour while a bank thinks", () => {
    expect(nextPollTime("processing", at(90), end, pace)).toEqual(at(150))
  })

  it("is always asked about later, and an open page never after its end", () => {
    const known = fc.constantFrom(...(["open", "processing", "unknown"] as const))
    fc.assert(
      fc.property(known, fc.integer({ min: 0, max: 200 }), (what, minutes) => {
        const next = nextPollTime(what, at(minutes), end, pace)
        expect(next).toBeGreaterThan(at(minutes))
        if (what === "open" && minutes < 30) expect(next).toBeLessThanOrEqual(end)
      }),
    )
  })
})
