import { describe, expect, it } from "vitest"
import { type RefundableOrder, refundTerms } from "../../../src/order/placing/refundTerms.ts"

const order = {
  paid: "37.19",
  tax: "2.19",
  givenBack: "0.00",
  points: { earned: 35, before: 0, available: 40 },
  promoCode: "WELCOME10",
  delivered: 300,
  isDownloaded: false,
  disputed: "0.00",
}

describe("what a refund does", () => {
  it("gives everything back, with the tax and the points, and closes the download", () => {
    expect(refundTerms(order, null, false)).toEqual({
      _tag: "give",
      amount: "37.19",
      beforeTax: "35.00",
      tax: "2.19",
      left: "0.00",
      points: { taken: 35, missing: 0 },
      closesDownload: true,
      freesPromotion: true,
    })
  })

  it("gives a part back, tax in proportion, and leaves the download open", () => {
    expect(refundTerms(order, "10.00", false)).toEqual({
      _tag: "give",
      amount: "10.00",
      beforeTax: "9.41",
      tax: "0.59",
      left: "27.19",
      points: { taken: 9, missing: 0 },
      closesDownload: false,
      freesPromotion: false,
    })
  })

  it("gives the rest after a part: no cent of tax and no point is lost between them", () => {
    const rest = { ...order, givenBack: "10.00", points: { earned: 35, before: 9, available: 31 } }
    expect(refundTerms(rest, null, false)).toMatchObject({
      amount: "27.19",
      beforeTax: "25.59",
      tax: "1.60",
      points: { taken: 26, missing: 0 },
      closesDownload: true,
    })
  })

  it("keeps the download open where that is wished", () => {
    expect(refundTerms(order, null, true)).toMatchObject({ left: "0.00", closesDownload: false })
  })

  it.each<[string, Partial<RefundableOrder>, boolean, boolean]>([
    ["that was not downloaded", {}, false, true],
    ["that is not delivered yet", { delivered: null }, false, true],
    ["that was downloaded", { isDownloaded: true }, false, false],
    ["that can still be downloaded", {}, true, false],
    ["without a record, whatever may be downloaded", { delivered: 0, isDownloaded: true }, true, true],
    ["whose payment is disputed in part at the bank", { givenBack: "7.19", disputed: "7.19" }, false, false],
  ])("frees the promotion with the last of the money of a list %s: %o", (_, over, keepsDownload, isFreed) => {
    expect(refundTerms({ ...order, ...over }, null, keepsDownload)).toMatchObject({
      left: "0.00",
      freesPromotion: isFreed,
    })
  })

  it("frees nothing of an order without a promotion", () => {
    expect(refundTerms({ ...order, promoCode: null }, null, false)).toMatchObject({ freesPromotion: false })
  })

  it.each([
    ["more than is left", "37.20"],
    ["nothing", "0.00"],
  ])("refuses %s", (_, wanted) => {
    expect(refundTerms(order, wanted, false)).toEqual({ _tag: "refused", left: "37.19" })
  })
})
