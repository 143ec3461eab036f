import { describe, expect, it } from "vitest"
import {
  handlePromoCodeReply,
  submitPromoCode,
  syncPromoCode,
  initialPromoCodeEntry,
  promoCodeNotice,
  updatePromoCodeDiscount,
  storedPromoCode,
} from "../../src/promotion/submitPromoCode.ts"
import {
  promoCodeAppliedNotice,
  promoCodeRequiredNotice,
  invalidPromoCodeNotice,
} from "../../src/promotion/Notices.ts"
import type { PromoCodeEntry } from "../../src/promotion/PromoCodeEntry.ts"

const stored = { code: "SAVE10", deducted: "10.00" }
const empty: PromoCodeEntry = { _tag: "NoCode" }
const holding: PromoCodeEntry = { _tag: "Stored", stored }
const needed: PromoCodeEntry = { _tag: "CodeNeeded", stored: null }
const checking: PromoCodeEntry = { _tag: "Checking", code: "SAVE10", stored: null }
const notValid: PromoCodeEntry = { _tag: "NotValid", code: "NOPE" }

describe("the box for a promotion code [ob4-promo-code]", () => {
  it("opens empty, or with the code that the order holds", () => {
    expect([initialPromoCodeEntry(null), initialPromoCodeEntry(stored)]).toEqual([empty, holding])
  })

  it.each(["", "  "])("asks for a code when it is empty: %j", (typed) => {
    expect(submitPromoCode(empty, typed)).toEqual(needed)
  })

  it("keeps the stored code while it asks for another one", () => {
    expect(storedPromoCode(submitPromoCode(holding, ""))).toEqual(stored)
  })

  it("has a code checked while it counts, and keeps the stored one until then", () => {
    expect(submitPromoCode(needed, " save10 ")).toEqual(checking)
    expect(submitPromoCode(holding, "BIG")).toEqual({ _tag: "Checking", code: "BIG", stored })
    expect(submitPromoCode(notValid, "BIG")).toEqual({ _tag: "Checking", code: "BIG", stored: null })
  })

  it("stores a valid code with what it takes off", () => {
    expect(handlePromoCodeReply(checking, "SAVE10", "10.00")).toEqual(holding)
  })

  it("clears code and promotion when the answer is none", () => {
    const other = submitPromoCode(holding, "WRONG")
    const answered = handlePromoCodeReply(other, "WRONG", null)
    expect(answered).toEqual({ _tag: "NotValid", code: "WRONG" })
    expect(storedPromoCode(answered)).toBeNull()
  })

  it("does not listen to an answer about a code that it no longer checks", () => {
    const later = submitPromoCode(checking, "BIG")
    expect(handlePromoCodeReply(later, "SAVE10", "10.00")).toBe(later)
    expect(handlePromoCodeReply(holding, "SAVE10", null)).toBe(holding)
  })

  it("shows the new deduction of a new price", () => {
    expect(updatePromoCodeDiscount(holding, "7.50")).toEqual({
      _tag: "Stored",
      stored: { code: "SAVE10", deducted: "7.50" },
    })
    expect(updatePromoCodeDiscount(notValid, "7.50")).toBe(notValid)
  })
})

describe("the box next to the order's code and price [ob4-promo-code] [ob4-recalculation]", () => {
  const unpriced = { outcome: null, hasFailed: false }
  const outcome = (state: "applied" | "notMet" | "notValid", amount: string, code = "SAVE10") => ({
    code,
    state,
    notMet: null,
    amount,
  })

  it.each([
    ["a code from elsewhere is checked", empty, { ...unpriced, code: "save10" }, checking],
    ["one that is being checked still is", checking, { ...unpriced, code: "SAVE10" }, checking],
    [
      "a price about an older code says nothing",
      checking,
      { code: "SAVE10", outcome: outcome("applied", "1.00", "OLD"), hasFailed: false },
      checking,
    ],
    [
      "one that holds is stored, however it was typed",
      empty,
      { code: " save10 ", outcome: outcome("applied", "10.00"), hasFailed: false },
      holding,
    ],
    [
      "one whose minimum is not met is stored too",
      checking,
      { code: "SAVE10", outcome: outcome("notMet", "10.00"), hasFailed: false },
      holding,
    ],
    [
      "a new price brings a new deduction",
      { _tag: "Stored", stored: { code: "SAVE10", deducted: "1.00" } },
      { code: "SAVE10", outcome: outcome("applied", "10.00"), hasFailed: false },
      holding,
    ],
    [
      "one that is wrong is cleared",
      checking,
      { code: "save10", outcome: outcome("notValid", "0.00"), hasFailed: false },
      { _tag: "NotValid", code: "SAVE10" },
    ],
    [
      "one that holds no longer is cleared",
      holding,
      { code: "SAVE10", outcome: outcome("notValid", "0.00"), hasFailed: false },
      { _tag: "NotValid", code: "SAVE10" },
    ],
    [
      "a failed call clears the code that is checked",
      checking,
      { code: "SAVE10", outcome: null, hasFailed: true },
      { _tag: "NotValid", code: "SAVE10" },
    ],
    [
      "a failed call leaves the code that holds",
      holding,
      { code: "SAVE10", outcome: null, hasFailed: true },
      holding,
    ],
    [
      "a wrong one stays wrong while the order still holds it",
      notValid,
      { ...unpriced, code: "NOPE" },
      notValid,
    ],
    ["another one after a wrong one is checked", notValid, { ...unpriced, code: "SAVE10" }, checking],
    ["a code taken away elsewhere is gone", holding, { ...unpriced, code: null }, empty],
    ["so is one that is still being checked", checking, { ...unpriced, code: null }, empty],
    [
      "the words about a wrong one stay when it is taken away",
      notValid,
      { ...unpriced, code: null },
      notValid,
    ],
    ["an asked-for code is still asked for", needed, { ...unpriced, code: null }, needed],
    ["a code from elsewhere ends the question for one", needed, { ...unpriced, code: "SAVE10" }, checking],
  ] satisfies ReadonlyArray<
    readonly [string, PromoCodeEntry, Parameters<typeof syncPromoCode>[1], PromoCodeEntry]
  >)("%s", (_, entry, order, after) => {
    expect(syncPromoCode(entry, order)).toEqual(after)
  })

  it("is the same box when nothing changed", () => {
    expect(
      syncPromoCode(holding, { code: "SAVE10", outcome: outcome("applied", "10.00"), hasFailed: false }),
    ).toBe(holding)
    expect(syncPromoCode(checking, { ...unpriced, code: "SAVE10" })).toBe(checking)
    expect(syncPromoCode(empty, { ...unpriced, code: null })).toBe(empty)
  })
})

describe("what the box says [ob8-promo-code]", () => {
  it.each([
    [empty, null],
    [checking, null],
    [needed, promoCodeRequiredNotice],
    [holding, promoCodeAppliedNotice("10.00")],
    [notValid, invalidPromoCodeNotice],
  ])("in the state %j is %j", (entry, said) => {
    expect(promoCodeNotice(entry)).toEqual(said)
  })
})
