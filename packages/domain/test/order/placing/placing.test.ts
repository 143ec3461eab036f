import { AccountId } from "../../../src/account/AccountId.ts"
import { OrderCode } from "../../../src/shared/OrderCode.ts"
import { UserId } from "../../../src/account/UserId.ts"
import { DraftId } from "../../../src/shared/DraftId.ts"
import { canonicalDefinition, emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { defaultChoices, type Draft } from "../../../src/drafts/Draft.ts"
import { agreementKind } from "../../../src/order/placing/agreementKind.ts"
import { calculateTax } from "../../../src/order/placing/calculateTax.ts"
import { chooseMediaType, mediaProblems } from "../../../src/order/forms/mediaForm.ts"
import { emptyContact } from "../../../src/drafts/Contact.ts"
import { COUNTRIES } from "../../../src/shared/Country.ts"
import { MIN_CONTACT_ME_RECORDS } from "../../../src/order/forms/contactForm.ts"
import { MEDIA_TYPES } from "../../../src/drafts/Media.ts"
import {
  AFTER_HOURS_NOTE,
  agreementConsent,
  countBelowMinimumNotice,
  FULFILLMENT_HOURS,
  FULFILLMENT_PROMISE,
  orderResetNotice,
  savedCountRequiredNotice,
  totalBelowMinimumNotice,
  TYPICAL_FULFILLMENT_MINUTES,
} from "../../../src/order/Notices.ts"
import {
  isPlacingAllowed,
  displayedPoints,
  isPromotionVisible,
  decideSendQuote,
} from "../../../src/order/placing/isPlacingAllowed.ts"
import { changeDraft } from "../../../src/drafts/changeDraft.ts"
import { resetOrder } from "../../../src/order/flow/resetOrder.ts"
import { visibleProblems } from "../../../src/order/forms/visibleProblems.ts"
import { homeLink, successView } from "../../../src/order/summary/successView.ts"
import { Taxes, type TaxRequest } from "../../../src/order/placing/Taxes.ts"
import { Zip } from "../../../src/shared/Zip.ts"
import { DraftInMemory } from "../../drafts/draftsInMemory.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

describe("the problems of a form [ob5-errors-after-attempt]", () => {
  it("show after a failed attempt only", () => {
    const problems = { city: "Required" }
    expect(visibleProblems(problems, false)).toEqual({})
    expect(visibleProblems(problems, true)).toEqual(problems)
  })
})

describe("the Data Use Agreement [ob5-agreement]", () => {
  it("has a wording of its own for email campaigns", () => {
    expect([10, 190, 200, 210, 220].map(agreementKind)).toEqual([
      "standard",
      "standard",
      "emailCampaign",
      "emailCampaign",
      "standard",
    ])
  })

  it("lets the buyer of an email campaign acknowledge that no addresses are delivered", () => {
    expect(agreementConsent("emailCampaign")).toContain("no actual email addresses are delivered")
    expect(agreementConsent("standard")).not.toContain("email")
  })
})

describe("the media type [ob5-media] [ob9-media-and-countries]", () => {
  it("is facebook or twitter", () => {
    expect(MEDIA_TYPES).toEqual(["facebook", "twitter"])
  })

  it("is asked of list type 270 alone", () => {
    expect(mediaProblems(270, null)).toEqual({ medium: "Required" })
    expect(mediaProblems(260, null)).toEqual({})
  })

  it("needs every field of its medium", () => {
    expect(mediaProblems(270, chooseMediaType(null, "facebook"))).toEqual({
      shareAccountId: "Required",
      packageName: "Required",
    })
    expect(mediaProblems(270, chooseMediaType(null, "twitter"))).toEqual({
      tenantId: "Required",
      destinationId: "Required",
      destinationAccountId: "Required",
    })
  })

  it("takes a filled one, and does not take blanks for an answer", () => {
    const filled = { medium: "facebook" as const, shareAccountId: "a", packageName: "p" }
    expect(mediaProblems(270, filled)).toEqual({})
    expect(mediaProblems(270, { ...filled, packageName: " " })).toEqual({ packageName: "Required" })
  })

  it("loses the fields of the other medium when it is switched [ob4-media-switch]", () => {
    const twitter = {
      medium: "twitter" as const,
      tenantId: "t",
      destinationId: "d",
      destinationAccountId: "a",
    }
    expect(chooseMediaType(twitter, "facebook")).toEqual({
      medium: "facebook",
      shareAccountId: "",
      packageName: "",
    })
    expect(chooseMediaType(twitter, "twitter")).toBe(twitter)
  })
})

describe("the limits of the form", () => {
  it("let an order come from the United States, the default, or Canada [ob9-media-and-countries]", () => {
    expect(COUNTRIES).toEqual(["US", "CA"])
    expect(emptyContact.countryCode).toBe("US")
  })

  it("offer contact from 10,000 records on [ob9-contact-me]", () => {
    expect(MIN_CONTACT_ME_RECORDS).toBe(10_000)
  })
})

describe("the switches of a site [ob6-placing-flags] [p6-site-flags]", () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])(
    "enabled %s and no-pay %s: placing and promotions %s [ob4-placing-allowed]",
    (isOn, mayNotPay, allowed) => {
      expect(isPlacingAllowed({ takesOrders: isOn, mayNotPay })).toBe(allowed)
      // Nothing is promised for an order that can't be placed.
      expect(displayedPoints({ takesOrders: isOn, mayNotPay }, { points: 41 })).toBe(allowed ? 41 : 0)
      expect(isPromotionVisible({ showPromotion: isOn, mayNotPay })).toBe(allowed)
    },
  )

  it("send quotes where they are enabled, once the count is saved", () => {
    expect(decideSendQuote({ offersQuotes: false }, true)).toBe("hidden")
    expect(decideSendQuote({ offersQuotes: true }, false)).toBe("needsSavedCount")
    expect(decideSendQuote({ offersQuotes: true }, true)).toBe("ready")
    expect(savedCountRequiredNotice.text).toBe(TEXTS.quoteNeedsSavedCount)
  })
})

describe("a quantity below the minimum [ob8-below-minimum]", () => {
  it("is a warning at the count and an error at the order, in the same words", () => {
    const text = "The quantity that you entered is less than the minimum quantity of 250."
    expect(countBelowMinimumNotice(250)).toMatchObject({
      kind: "warning",
      title: TEXTS.countBelowMinimumTitle,
      text,
    })
    expect(totalBelowMinimumNotice(250)).toMatchObject({
      kind: "error",
      title: TEXTS.totalBelowMinimumTitle,
      text,
    })
  })
})

describe("the tax of an order", () => {
  it("is asked with everything that CalculateTax takes", async () => {
    const asked: Array<TaxRequest> = []
    const tax = { subtotal: "85.00", totalTax: "8.71", total: "93.71" }
    const taxes = Layer.succeed(Taxes, {
      calculate: (question) => Effect.sync(() => (asked.push(question), tax)),
    })
    const contact = {
      ...emptyContact,
      addressLine: "1 Main St",
      city: "Toronto",
      state: "ON",
      zip: "M5V 2T6",
      countryCode: "CA" as const,
    }
    const question = calculateTax({
      draft: { id: DraftId.make("d"), listType: 10 },
      contact,
      price: { quantity: 1_000, figures: { totalBeforeTax: "85.00" } },
      user: { id: UserId.make("u") },
    })
    expect(await Effect.runPromise(Effect.provide(question, taxes))).toEqual(tax)
    expect(asked).toEqual([
      {
        draftId: "d",
        addressLine: "1 Main St",
        city: "Toronto",
        state: "ON",
        zip: "M5V 2T6",
        country: "CA",
        orderAmount: "85.00",
        quantity: 1_000,
        listType: 10,
        orderNumber: "",
        taxAmount: "0.00",
        userId: "u",
      },
    ])
  })
})

describe("the success page [ob4-placed]", () => {
  const receipt = {
    orderCode: OrderCode.make("LW-1"),
    orderName: "Spring",
    submittedDay: "2026-11-05",
    available: 1_200,
    quantity: 1_000,
    totalBeforeTax: "85.05",
    taxCharge: "8.95",
    contact: { ...emptyContact, email: "jane@example.com" },
  }
  const site = { homePageLink: "", contactEmail: "help@example.com", phoneNumber: "312 555 0100" }

  it("shows what was ordered, where the confirmation goes and the total charge", () => {
    expect(successView(receipt, site)).toEqual({
      orderCode: "LW-1",
      email: "jane@example.com",
      orderName: "Spring",
      orderDate: "11/05/2026",
      available: 1_200,
      selected: 1_000,
      totalBeforeTax: "85.05",
      taxCharge: "8.95",
      taxRate: "",
      totalCharge: "94.00",
      homeLink: "/",
      supportEmail: "help@example.com",
      supportPhone: "312 555 0100",
    })
  })

  it("leads to the home page of the site where it has one", () => {
    expect(homeLink({ homePageLink: "https://example.com/" })).toBe("https://example.com/")
  })

  it("promises 4 hours and says what is usual [ob9-fulfilment]", () => {
    expect([FULFILLMENT_HOURS, TYPICAL_FULFILLMENT_MINUTES]).toEqual([4, 30])
    expect(FULFILLMENT_PROMISE).toBe(
      "Orders are fulfilled within 4 hours, typically under 30 minutes in business hours (Mon-Fri 8am-6pm EST).",
    )
    expect(AFTER_HOURS_NOTE).toContain("within one business day")
  })
})

describe("resetting an order [ob4-reset]", () => {
  it("clears everything but the source, says so, and can be undone", () => {
    const server = new DraftInMemory()
    const content = {
      accountId: AccountId.make(1),
      definition: canonicalDefinition({
        ...emptyDefinition(10),
        areas: [{ kind: "zip" as const, zip: Zip.make("60614"), excluded: false }],
      }),
      choices: { ...defaultChoices, step: "summary" as const, promoCode: "A" },
    }
    const draft: Draft = server.write(content)
    const reset = Effect.runSync(Effect.provide(changeDraft(draft, resetOrder), server.layer))
    expect(reset).toMatchObject({
      listType: 10,
      definition: emptyDefinition(10),
      choices: defaultChoices,
      accountId: 1,
      canUndo: true,
    })
    expect(orderResetNotice.text).toBe("Order has been reset")
  })
})
