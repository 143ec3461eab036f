import { Accounts, SavedCards, UserId } from "@listwright/domain/account"
import { emptyContact } from "@listwright/domain/drafts"
import type { SavedCard } from "@listwright/domain/payment"
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { resolveBillingCard, buildContact } from "../../src/orders/readBilling.ts"

const kept: SavedCard = {
  token: "tok_1",
  cardType: "VISA",
  lastDigits: "1111",
  holderName: "Ann Buyer",
  expiryMonth: 7,
  expiryYear: 2030,
  addressLine: "1 Main St",
  city: "Evanston",
  state: "IL",
  zip: "60201",
  countryCode: "US",
  companyName: "",
}
const inChicago = { ...emptyContact, addressLine: "2 Elm St", city: "Chicago", state: "IL", zip: "60614" }
const paying = (
  billing: Parameters<typeof resolveBillingCard>[0],
  saved: SavedCard | null,
  contact: Parameters<typeof resolveBillingCard>[1] = inChicago,
) =>
  Effect.runPromise(
    Effect.result(
      resolveBillingCard(billing, contact, { paysAt: undefined, userId: UserId.make("u-1") }),
    ).pipe(
      Effect.provide([
        Layer.mock(SavedCards, { get: (user) => Effect.succeed(user === "u-1" ? saved : null) }),
        // Only a text in two wordings asks the site for its own.
        Layer.mock(Accounts, {}),
      ]),
    ),
  )

describe("the card of an order in the terminal", () => {
  it("is the one that the user keeps where the file has its code alone, with its own address", async () => {
    expect(await paying({ card: { securityCode: "123" } }, kept)).toMatchObject({
      success: { _tag: "Kept", token: { token: "tok_1" }, securityCode: "123", city: "Evanston" },
    })
  })

  it("is refused where none is kept, or its code is missing", async () => {
    expect(await paying({ card: { securityCode: "123" } }, null)).toMatchObject({
      failure: { message: /^You don't have a saved card. Provide holderName, number/ },
    })
    expect(await paying({ card: { securityCode: " " } }, kept)).toMatchObject({
      failure: { message: "The card: securityCode: Required" },
    })
  })

  it("is the typed one, with the address of the contact", async () => {
    const { token: _, ...typed } = { ...kept, number: "4111111111111111", securityCode: "123" }
    expect(await paying({ card: typed }, kept)).toMatchObject({
      success: { _tag: "Typed", number: "4111111111111111", city: "Chicago" },
    })
  })

  it("is billed in Canada where the contact is, and refused where that cannot be", async () => {
    const card = { holderName: "Ann", number: "4111111111111111", securityCode: "123", expiry: "12/2099" }
    const toronto = { city: "Toronto", state: "ON", zip: "M5V 2T6", countryCode: "CA" } as const
    expect(await paying({ card }, null, { ...inChicago, ...toronto })).toMatchObject({
      success: { state: "ON", countryCode: "CA" },
    })
    expect(await paying({ card }, null, { ...inChicago, ...toronto, state: "BC" })).toMatchObject({
      failure: {
        message: "The card: zip: M5V 2T6 is in Ontario. Please correct the postal code or the province.",
      },
    })
  })

  it("takes an expiry as cards print it, a past year pulled up [ob5-expiry]", async () => {
    const card = { holderName: "Ann Buyer", number: "4111111111111111", securityCode: "123" }
    const expiring = (expiry: string) => paying({ card: { ...card, expiry } }, null)
    expect(await expiring("07/2099")).toMatchObject({ success: { expiryMonth: 7, expiryYear: 2099 } })
    expect(await expiring("7/98")).toMatchObject({ success: { expiryMonth: 7, expiryYear: 2098 } })
    const year = new Date().getUTCFullYear()
    expect(await expiring("12/2020")).toMatchObject({ success: { expiryMonth: 12, expiryYear: year } })
    expect(await expiring("13/2099")).toMatchObject({
      failure: { message: "The card: expiry: '13/2099' isn't a month and year, such as 12/2031." },
    })
  })
})

describe("the contact of an order in the terminal", () => {
  const user = { firstName: "Ann", lastName: "Buyer", company: "Bakery", email: "a@b.example", phone: "1" }
  const { addressLine, city, countryCode, state, zip } = inChicago
  const usual = { addressLine, city, countryCode, state, zip }

  it("is what the file says, then the list, then the user with the usual address", () => {
    const listed = { ...emptyContact, company: "Pier", phone: "2" }
    expect(buildContact(listed, user, usual, { contact: { phone: "3" } }, "Spring")).toEqual({
      ...emptyContact,
      ...user,
      ...usual,
      company: "Pier",
      phone: "3",
      orderName: "Spring",
    })
  })

  it("has no part of the usual address beside another one", () => {
    const contact = buildContact(
      emptyContact,
      user,
      usual,
      { contact: { zip: "M5V 2T6", countryCode: "CA" } },
      "",
    )
    expect(contact).toMatchObject({ addressLine: "", city: "", zip: "M5V 2T6", countryCode: "CA" })
  })
})
