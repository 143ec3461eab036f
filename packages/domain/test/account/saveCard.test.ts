import { Effect, Layer, Result } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { NotSaved } from "../../src/account/NotSaved.ts"
import { validateAccountCard, type AccountCardForm, fillCardForm } from "../../src/payment/accountCardForm.ts"
import { Cards } from "../../src/payment/Cards.ts"
import { cardNotSavedNotice } from "../../src/account/settings/Notices.ts"
import { cardSaveFailedNotice, cardSavedNotice } from "../../src/payment/Notices.ts"
import { paymentMethods } from "../../src/payment/PaymentMethod.ts"
import { saveCard } from "../../src/account/settings/saveCard.ts"
import { type SavedCard, maskedCardNumber } from "../../src/payment/SavedCard.ts"
import { SavedCards } from "../../src/account/settings/SavedCards.ts"
import { NetworkFailed, Refused, SignedOut } from "../../src/shared/Failures.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const billing = {
  holderName: "Jane Doe",
  expiryMonth: 7,
  expiryYear: 2028,
  addressLine: "1 Main St",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  countryCode: "US" as const,
  companyName: "",
}
const form: AccountCardForm = { ...billing, number: "4111111111111111", securityCode: "123" }
const saved: SavedCard = { ...billing, token: "t-1", cardType: "VISA", lastDigits: "1111" }

describe("the card form of the account", () => {
  const fields = [
    "holderName",
    "number",
    "securityCode",
    "addressLine",
    "city",
    "state",
    "zip",
    "expiryMonth",
    "expiryYear",
  ] as const

  it.each(fields)("needs %s [p5-card-required]", (field) => {
    const empty = field === "expiryMonth" || field === "expiryYear" ? null : " "
    expect(validateAccountCard({ ...form, [field]: empty }, null, 2026)).toEqual(
      Result.fail({ [field]: "It's required" }),
    )
  })

  it("needs no company, and a number that can be one", () => {
    expect(Result.isSuccess(validateAccountCard(form, null, 2026))).toBe(true)
    expect(validateAccountCard({ ...form, number: "1" }, null, 2026)).toEqual(
      Result.fail({ number: "The card number is not valid." }),
    )
  })

  it.each(["11", "1111", "11111"])("shows twelve asterisks before the last digits %s", (lastDigits) => {
    expect(maskedCardNumber({ lastDigits })).toBe(`************${lastDigits}`)
  })

  it("shows a saved card masked, and leaves it alone unless another number is typed", () => {
    expect(maskedCardNumber(saved)).toBe("************1111")
    const untouched = validateAccountCard({ ...form, number: "************1111" }, saved, 2026)
    expect(untouched).toMatchObject({ success: { card: { _tag: "Kept", token: { token: "t-1" } } } })
    expect(validateAccountCard(form, saved, 2026)).toMatchObject({ success: { card: { _tag: "Typed" } } })
    expect(Result.isFailure(validateAccountCard({ ...form, number: "************1112" }, saved, 2026))).toBe(
      true,
    )
    expect(Result.isFailure(validateAccountCard({ ...form, number: "************1111" }, null, 2026))).toBe(
      true,
    )
  })

  it.each([
    [2025, 2026],
    [2027, 2027],
  ])("opens a card of %i and sends it as one of %i [ob5-expiry]", (expiryYear, pulledUp) => {
    const opened = fillCardForm({ ...saved, expiryYear, companyName: "Acme" }, 2026)
    expect(opened).toEqual({
      ...form,
      number: "************1111",
      securityCode: "",
      expiryYear: pulledUp,
      companyName: "Acme",
    })
    expect(validateAccountCard({ ...form, expiryYear }, null, 2026)).toMatchObject({
      success: { card: { typed: { expiryYear: pulledUp } }, billing: { expiryYear: pulledUp } },
    })
  })

  it("asks for the security code of a saved card again", () => {
    expect(
      validateAccountCard({ ...form, number: "************1111", securityCode: "" }, saved, 2026),
    ).toEqual(Result.fail({ securityCode: "It's required" }))
  })
})

describe("saving the card of the account", () => {
  let calls: Array<unknown> = []
  let failure: Refused | SignedOut | null = null
  beforeEach(() => {
    calls = []
    failure = null
  })
  const layer = Layer.mergeAll(
    Layer.mock(Cards, {
      tokenize: ({ number }) =>
        Effect.suspend(() => {
          calls.push(["tokenize", number])
          return number.startsWith("6")
            ? Effect.fail(new NetworkFailed())
            : Effect.succeed({ token: "t-2", cardType: "VISA", lastDigits: "1111" })
        }),
    }),
    Layer.mock(SavedCards, {
      save: (card) =>
        Effect.suspend(() => {
          calls.push(["saveCard", card])
          return failure === null ? Effect.void : Effect.fail(failure)
        }),
    }),
  )
  const run = <A, E>(effect: Effect.Effect<A, E, Cards | SavedCards>) =>
    Effect.runPromise(Effect.provide(effect, layer))

  it("gives the number to the vault and keeps its token, never number nor code [p8-card-saved]", async () => {
    await run(saveCard(form, null, 2026))
    expect(calls).toEqual([
      ["tokenize", "4111111111111111"],
      ["saveCard", { ...billing, token: "t-2", cardType: "VISA", lastDigits: "1111" }],
    ])
    expect(cardSavedNotice).toMatchObject({ kind: "success", text: TEXTS.cardSaved })
  })

  it("keeps the token of a card that was left alone, with the new billing address", async () => {
    await run(saveCard({ ...form, number: "************1111", city: "Evanston" }, saved, 2026))
    expect(calls).toEqual([["saveCard", { ...saved, city: "Evanston" }]])
  })

  it("sends no request while the form is incomplete", async () => {
    expect(await run(Effect.flip(saveCard({ ...form, zip: "" }, null, 2026)))).toMatchObject({
      _tag: "FormIncomplete",
      problems: { zip: "It's required" },
    })
    expect(calls).toEqual([])
  })

  it("that fails says so, at the vault or at the server [p8-card-saved]", async () => {
    expect(await run(Effect.flip(saveCard({ ...form, number: "6".repeat(16) }, null, 2026)))).toEqual(
      new NotSaved({ failure: new NetworkFailed() }),
    )
    failure = new Refused({ reason: "no" })
    expect(await run(Effect.flip(saveCard(form, null, 2026)))).toEqual(new NotSaved({ failure }))
    failure = new SignedOut()
    expect(await run(Effect.flip(saveCard(form, null, 2026)))).toBe(failure)
    expect(cardSaveFailedNotice).toMatchObject({
      kind: "error",
      text: TEXTS.cardNotSaved,
    })
  })

  it("says why the processor refuses a card, and asks to try again for all else [p8-card-saved]", () => {
    const reason = new Refused({ reason: "The security code is not valid." })
    expect(cardNotSavedNotice(new NotSaved({ failure: reason }))).toMatchObject({
      kind: "error",
      title: "The card wasn't saved",
      text: "The security code is not valid.",
    })
    expect(cardNotSavedNotice(new NotSaved({ failure: new NetworkFailed() }))).toBe(cardSaveFailedNotice)
    expect(cardNotSavedNotice(new SignedOut())).toBe(cardSaveFailedNotice)
  })
})

describe("the way to pay", () => {
  it("is by credit card, 1, and no other", () => {
    expect([0, 1, 2].map(paymentMethods.decode)).toEqual([undefined, "creditCard", undefined])
  })
})
