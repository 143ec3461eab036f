import { describe, expect, it } from "vitest"
import {
  answerPromoCode,
  enterPromoCode,
  openPromoCode,
  promoCodeNotice,
  recalculatePromoCode,
  storedPromoCode,
} from "../../src/promotion/enterPromoCode.ts"
import { promoCodeApplied, promoCodeNeeded, promoCodeNotValid } from "../../src/promotion/Notices.ts"
import type { PromoCodeEntry } from "../../src/promotion/PromoCodeEntry.ts"

const stored = { code: "SAVE10", deducted: "10.00" }
const empty: PromoCodeEntry = { _tag: "NoCode" }
const holding: PromoCodeEntry = { _tag: "Stored", stored }
const needed: PromoCodeEntry = { _tag: "CodeNeeded", stored: null }
const checking: PromoCodeEntry = { _tag: "Checking", code: "SAVE10", stored: null }
const notValid: PromoCodeEntry = { _tag: "NotValid" }

describe("the box for a promotion code [ob4-promo-code]", () => {
  it("opens empty, or with the code that the order holds", () => {
    expect([openPromoCode(null), openPromoCode(stored)]).toEqual([empty, holding])
  })

  it.each(["", "  "])("asks for a code when it is empty: %j", (typed) => {
    expect(enterPromoCode(empty, typed)).toEqual(needed)
  })

  it("keeps the stored code while it asks for another one", () => {
    expect(storedPromoCode(enterPromoCode(holding, ""))).toEqual(stored)
  })

  it("has a code checked as it counts, and keeps the stored one meanwhile", () => {
    expect(enterPromoCode(needed, " save10 ")).toEqual(checking)
    expect(enterPromoCode(holding, "BIG")).toEqual({ _tag: "Checking", code: "BIG", stored })
    expect(enterPromoCode(notValid, "BIG")).toEqual({ _tag: "Checking", code: "BIG", stored: null })
  })

  it("stores a valid code with what it takes off", () => {
    expect(answerPromoCode(checking, "SAVE10", "10.00")).toEqual(holding)
  })

  it("clears code and promotion when the answer is none", () => {
    const other = enterPromoCode(holding, "WRONG")
    const answered = answerPromoCode(other, "WRONG", null)
    expect(answered).toEqual(notValid)
    expect(storedPromoCode(answered)).toBeNull()
  })

  it("does not listen to an answer about a code that it no longer checks", () => {
    const later = enterPromoCode(checking, "BIG")
    expect(answerPromoCode(later, "SAVE10", "10.00")).toBe(later)
    expect(answerPromoCode(holding, "SAVE10", null)).toBe(holding)
  })

  it("shows the new deduction of a new price", () => {
    expect(recalculatePromoCode(holding, "7.50")).toEqual({
      _tag: "Stored",
      stored: { code: "SAVE10", deducted: "7.50" },
    })
    expect(recalculatePromoCode(notValid, "7.50")).toBe(notValid)
  })
})

describe("what the box says [ob8-promo-code]", () => {
  it.each([
    [empty, null],
    [checking, null],
    [needed, promoCodeNeeded],
    [holding, promoCodeApplied("10.00")],
    [notValid, promoCodeNotValid],
  ])("in the state %j is %j", (entry, said) => {
    expect(promoCodeNotice(entry)).toEqual(said)
  })
})
