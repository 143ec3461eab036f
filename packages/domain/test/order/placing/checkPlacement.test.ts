import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { emptyContact } from "../../../src/drafts/Contact.ts"
import { countFailedNotice } from "../../../src/counting/Notices.ts"
import { placeOrderFailedNotice } from "../../../src/order/placing/placeOrderFailedNotice.ts"
import { contactProblems, saveCountProblems } from "../../../src/order/forms/contactForm.ts"
import { AGREEMENT_REQUIRED, placementNotice, placementRefusalText } from "../../../src/order/Notices.ts"
import {
  checkPlacement,
  type PlacementFacts,
  type PlacementRefusal,
} from "../../../src/order/placing/checkPlacement.ts"
import { hasMatchingTotals } from "../../../src/order/placing/totalsWithTax.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const ready: PlacementFacts = {
  takesOrders: true,
  mayNotPay: false,
  isCounted: true,
  quantity: 250,
  minimum: 250,
  codeProblem: null,
  agreementAccepted: true,
  purposeProblem: null,
  mediaProblems: {},
  contactProblems: {},
  cardProblems: {},
}

const refusals = (over: Partial<PlacementFacts>): ReadonlyArray<PlacementRefusal> =>
  Result.match(checkPlacement({ ...ready, ...over }), { onSuccess: () => [], onFailure: (all) => all })

const tags = (over: Partial<PlacementFacts>): ReadonlyArray<string> => refusals(over).map(({ _tag }) => _tag)

describe("an order [ob4-placing-allowed] [ob6-placing-flags]", () => {
  it("is accepted when nothing speaks against it", () => {
    expect(Result.isSuccess(checkPlacement(ready))).toBe(true)
    expect(tags({ quantity: 1, minimum: 0 })).toEqual([])
  })

  it.each<[string, Partial<PlacementFacts>, string]>([
    ["on a site that places none", { takesOrders: false }, "PlacingDisabled"],
    ["of a no-pay user", { mayNotPay: true }, "NoPayUser"],
    ["without a count", { isCounted: false }, "NotCounted"],
    ["one record below the minimum", { quantity: 249 }, "BelowMinimum"],
    ["of nothing, without any minimum", { quantity: 0, minimum: 0 }, "BelowMinimum"],
    ["of a quantity that is not a number", { quantity: Number.NaN }, "BelowMinimum"],
    ["with a minimum that is not a number", { minimum: Number.NaN }, "BelowMinimum"],
    ["with a code that takes nothing off", { codeProblem: "The code is not valid." }, "CodeNotTaken"],
    ["without the agreement", { agreementAccepted: false }, "AgreementNotAccepted"],
    ["of list type 270 without a medium", { mediaProblems: { medium: "Required" } }, "MediaIncomplete"],
    ["without an email address", { contactProblems: { email: "Required" } }, "ContactIncomplete"],
    ["without a card number", { cardProblems: { number: "Required" } }, "CardIncomplete"],
  ])("%s is refused", (_, over, tag) => {
    expect(tags(over)).toEqual([tag])
  })

  it("names every reason at once", () => {
    expect(tags({ mayNotPay: true, quantity: 3, agreementAccepted: false })).toEqual([
      "NoPayUser",
      "BelowMinimum",
      "AgreementNotAccepted",
    ])
  })
})

describe("the words about a refused order [ob5-agreement] [ob8-below-minimum]", () => {
  it("are the specified ones for the minimum and the agreement", () => {
    const all = refusals({ quantity: 100, agreementAccepted: false })
    expect(all.map(placementNotice)).toMatchObject([
      {
        title: TEXTS.totalBelowMinimumTitle,
        text: "The quantity that you entered is less than the minimum quantity of 250.",
      },
      { text: "You must agree to the terms of the Data Use Agreement to place this order." },
    ])
    expect(placementRefusalText(all)).toContain(`\n${AGREEMENT_REQUIRED}`)
  })

  it.each<[PlacementRefusal, string]>([
    [{ _tag: "PlacingDisabled" }, "This site isn't accepting orders right now."],
    [{ _tag: "NoPayUser" }, "You aren't allowed to place orders. Please contact us if you need access."],
    [{ _tag: "CodeNotTaken", reason: "The code is not valid." }, "The code is not valid."],
    [{ _tag: "NotCounted" }, "Please get a count before you place the order."],
    [
      { _tag: "CardIncomplete", problems: { securityCode: "Required" } },
      "Please complete the payment information: security code.",
    ],
  ])("are ours where the specification has none: %o", (refusal, text) => {
    expect(placementNotice(refusal)).toMatchObject({ kind: "error", title: "", text })
  })

  it("name the fields that are missing", () => {
    const [refusal] = refusals({ contactProblems: { firstName: "Required", zip: "Required" } })
    expect(refusal && placementNotice(refusal).text).toBe(
      "Please complete the contact information: first name, zip.",
    )
    const [media] = refusals({ mediaProblems: { shareAccountId: "Required" } })
    expect(media && placementNotice(media).text).toBe("Please complete the media type: share account id.")
  })

  it("stay 10 seconds for a failed count and 5 for all else", () => {
    expect(countFailedNotice).toMatchObject({
      title: TEXTS.countFailedTitle,
      text: TEXTS.countFailed,
      durationMs: 10_000,
    })
    expect(placeOrderFailedNotice).toMatchObject({ title: TEXTS.placeOrderFailedTitle, durationMs: 5_000 })
  })
})

describe("the contact form [ob5-contact]", () => {
  const filled = {
    ...emptyContact,
    firstName: "Jane",
    lastName: "Doe",
    company: "Acme",
    email: "jane@example.com",
    phone: "312 555 0100",
    orderName: "Spring",
    addressLine: "1 Main St",
    city: "Chicago",
    state: "IL",
    zip: "60614",
  }

  it("needs every field before an order is placed", () => {
    expect(Object.entries(contactProblems(emptyContact))).toEqual(
      [
        "orderName",
        "firstName",
        "lastName",
        "company",
        "email",
        "phone",
        "addressLine",
        "city",
        "state",
        "zip",
      ].map((field) => [field, "Required"]),
    )
  })

  it("takes a filled form", () => {
    expect(contactProblems(filled)).toEqual({})
  })

  it("does not take blanks for an answer", () => {
    expect(contactProblems({ ...filled, company: "   " })).toEqual({ company: "Required" })
  })

  it("asks for a valid email address", () => {
    expect(contactProblems({ ...filled, email: "jane@" })).toEqual({ email: "E-mail must be valid" })
  })

  it("takes one email address, not several", () => {
    for (const sign of [", ", ";", "\n"])
      expect(
        contactProblems({ ...filled, email: `jane@example.com${sign}joe@example.com` }).email,
      ).toBeDefined()
  })

  it("takes nothing that cannot be printed", () => {
    expect(contactProblems({ ...filled, lastName: "Lee\u0000" })).toEqual({
      lastName: "Contains a character that can't be printed. Please type it again.",
    })
  })

  it("takes a Canadian address, and none elsewhere with Canada as its country", () => {
    const canadian = { ...filled, countryCode: "CA" as const }
    expect(contactProblems(canadian)).toEqual({
      state: "'IL' isn't a Canadian province. Choose the United States as the country, or choose a province.",
      zip: "'60614' isn't a Canadian postal code, such as M5V 2T6. Choose the United States as the country, or correct the code.",
    })
    expect(contactProblems({ ...canadian, state: "on", zip: "m5v2t6" })).toEqual({})
    expect(contactProblems({ ...canadian, state: "Quebec", zip: "H2X 1Y4" })).toEqual({})
    expect(contactProblems({ ...canadian, state: "", zip: "" })).toEqual({
      state: "Required",
      zip: "Required",
    })
  })

  it.each([
    [{ zip: "606" }, { zip: "The ZIP Code must be 5 or 9 digits." }],
    [{ state: "OR" }, { zip: "ZIP Code 60614 is in Illinois. Please correct the ZIP Code or the state." }],
  ])("takes no address that cannot be: %o", (over, problems) => {
    expect(contactProblems({ ...filled, ...over })).toEqual(problems)
  })

  it("says what is wrong beside naming the fields", () => {
    const [refusal] = refusals({ contactProblems: contactProblems({ ...filled, company: "", zip: "606" }) })
    expect(refusal && placementNotice(refusal).text).toBe(
      "Please complete the contact information: company, zip. The ZIP Code must be 5 or 9 digits.",
    )
  })

  it("needs neither phone nor address to save a count", () => {
    expect(Object.keys(saveCountProblems(emptyContact))).toEqual([
      "firstName",
      "lastName",
      "company",
      "email",
      "orderName",
    ])
  })
})

describe("what a buyer saw", () => {
  const shown = { quantity: 1000, totalBeforeTax: "85.00", taxCharge: "8.71", total: "93.71" }

  it("must be what is charged, figure by figure", () => {
    expect(hasMatchingTotals(shown, { ...shown })).toBe(true)
    expect(hasMatchingTotals({ ...shown, quantity: 1001 }, shown)).toBe(false)
    expect(hasMatchingTotals({ ...shown, totalBeforeTax: "84.99" }, shown)).toBe(false)
    expect(hasMatchingTotals({ ...shown, taxCharge: "8.70" }, shown)).toBe(false)
    expect(hasMatchingTotals({ ...shown, total: "93.70" }, shown)).toBe(false)
  })
})
