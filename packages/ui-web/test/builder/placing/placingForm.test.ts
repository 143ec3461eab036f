import { emptyContact } from "@listwright/domain/drafts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { cardDigits } from "../../../src/account/card-form/CardFields.ts"
import { paymentCard, type PlacingForm, placingForm } from "../../../src/builder/placing/PlacingForm.ts"
import { initialPlacingForm } from "../../../src/builder/placing/initialPlacingForm.ts"
import { user } from "./user.ts"

const schema = Schema.toStandardSchemaV1(placingForm({ saved: null }, "corrected"))

/** 'card.number: The card number is not valid.' */
const problems = (form: PlacingForm): ReadonlyArray<string> => {
  const result = schema["~standard"].validate(form)
  if (result instanceof Promise) throw new Error("the form is checked at once")
  return (result.issues ?? []).map(({ path, message }) => `${(path ?? []).map(String).join(".")}: ${message}`)
}

const complete: PlacingForm = {
  contact: {
    firstName: "Dana",
    lastName: "Marsh",
    company: "Marsh & Co",
    email: "dana@marsh.example",
    phone: "312-555-0142",
    orderName: "Spring mailing",
    addressLine: "12 Elm St",
    city: "Chicago",
    state: "IL",
    zip: "60614",
    countryCode: "US",
    contactMe: false,
  },
  card: {
    holderName: "Dana Marsh",
    number: "4111 1111 1111 1111",
    securityCode: "123",
    expiryMonth: 4,
    expiryYear: 2027,
    addressLine: "12 Elm St",
    city: "Chicago",
    state: "IL",
    zip: "60614",
    countryCode: "US",
  },
  keepsCard: false,
  agreementAccepted: true,
}

describe("the form that places an order", () => {
  it("takes a complete form, with the card number in groups of digits", () => {
    expect(problems(complete)).toEqual([])
    expect(paymentCard(complete.card, null)).toMatchObject({ _tag: "Typed", number: "4111111111111111" })
    expect(paymentCard({ ...complete.card, zip: "606" }, null)).toBeNull()
    expect(cardDigits("3782-822463-10005")).toBe("378282246310005")
  })

  it("asks for no card where orders are paid elsewhere", () => {
    const withoutCard = { ...complete, card: initialPlacingForm(emptyContact, user, 2026, null).card }
    const elsewhere = Schema.toStandardSchemaV1(placingForm(null, "corrected"))
    expect(elsewhere["~standard"].validate(withoutCard)).not.toHaveProperty("issues")
  })

  it("says everything that is missing at once", () => {
    expect(problems(initialPlacingForm(emptyContact, user, 2026, null))).toEqual([
      "contact.orderName: Required",
      "contact.addressLine: Required",
      "contact.city: Required",
      "contact.state: Required",
      "contact.zip: Required",
      "card.holderName: Required",
      "card.number: Required",
      "card.securityCode: Required",
      "card.addressLine: Required",
      "card.city: Required",
      "card.state: Required",
      "card.zip: Required",
      "card.expiryMonth: Required",
      "agreementAccepted: You must agree to the terms of the Data Use Agreement to place this order.",
    ])
  })

  it("knows a wrong card number, email address and billing ZIP Code", () => {
    const { contact, card } = complete
    expect(problems({ ...complete, card: { ...card, number: "7111 1111 1111 1111" } })).toEqual([
      "card.number: The card number is not valid.",
    ])
    expect(problems({ ...complete, contact: { ...contact, email: "dana" } })).toEqual([
      "contact.email: E-mail must be valid",
    ])
    expect(problems({ ...complete, card: { ...card, zip: "606" } })).toEqual([
      "card.zip: The ZIP Code must be 5 or 9 digits.",
    ])
  })
})

describe("what the form starts with", () => {
  it("fills an empty contact from the account, and never replaces what the draft holds", () => {
    expect(initialPlacingForm(emptyContact, user, 2026, null).contact).toMatchObject({
      firstName: "Dana",
      email: user.email,
    })
    expect(
      initialPlacingForm({ ...emptyContact, firstName: "Lee" }, user, 2026, null).contact.firstName,
    ).toBe("Lee")
  })

  it("begins contact and billing address with the usual one, which never replaces a part of another", () => {
    const usual = {
      addressLine: "1 King St W",
      city: "Toronto",
      state: "ON",
      zip: "M5H 1A1",
      countryCode: "CA",
    } as const
    const form = initialPlacingForm(emptyContact, user, 2026, usual)
    expect(form.contact).toMatchObject(usual)
    expect(form.card).toMatchObject(usual)
    expect(initialPlacingForm({ ...emptyContact, zip: "60614" }, user, 2026, usual).contact).toMatchObject({
      addressLine: "",
      zip: "60614",
      countryCode: "US",
    })
  })

  it("has no card, and next year as its expiry", () => {
    expect(initialPlacingForm(emptyContact, user, 2026, null).card).toMatchObject({
      number: "",
      expiryMonth: null,
      expiryYear: 2027,
    })
  })
})
