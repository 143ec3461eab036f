import { DraftId } from "@listwright/domain/shared"
import { RequestKey } from "@listwright/domain/order"
import { assert, describe, it } from "@effect/vitest"
import { Redacted } from "effect"
import { toPlaceCommand } from "../../src/http/original/order/toPlaceCommand.ts"

const NOW = { month: 11, year: 2026 }

const paidWith = (ExpiredYear?: number) =>
  toPlaceCommand(
    { OrderPaymentInformation: { Number: "4111111111111111", ...(ExpiredYear && { ExpiredYear }) } },
    DraftId.make("d"),
    { currentSessionId: "s", idempotencyKey: RequestKey.make("click") },
    NOW,
  )

/** A Canadian card, billed at home. */
const billedInToronto = (payment: object) =>
  toPlaceCommand(
    {
      OrderPaymentInformation: {
        HolderName: "Dana",
        SecurityCode: "123",
        AddressLine: "1 King St W",
        City: "Toronto",
        State: "ON",
        Zipcode: "M5H 1A1",
        CountryCode: "CA",
        ...payment,
      },
    },
    DraftId.make("d"),
    { currentSessionId: "s" },
    NOW,
  )

describe("the card of a ProcessOrder call", () => {
  it.each([
    [2025, 2026],
    [2027, 2027],
  ])("that expires in %i is charged as one of %i", (year, pulledUp) => {
    const { payment, cardProblems } = paidWith(year)
    assert.isUndefined(cardProblems.expiryYear)
    if (payment.kind !== "number") return assert.fail("a number was sent")
    assert.strictEqual(Redacted.value(payment.card).expiryYear, pulledUp)
  })

  it("is asked for by the key of the click, and by the session that the call names", () => {
    assert.deepInclude(paidWith(2027), {
      requestKey: RequestKey.make("click"),
      clientKey: "s",
      draftId: DraftId.make("d"),
    })
  })

  it("needs its expiry year", () => {
    assert.strictEqual(paidWith().cardProblems.expiryYear, "Required")
  })

  it.each([
    ["a number", { Number: "4111111111111111" }],
    ["the token of a kept card", { Token: "tok_1", Number: "************1111" }],
  ])("is refused by %s once its month is over", (_, card) => {
    const problemsIn = (ExpiredMonth: number, ExpiredYear: number) =>
      billedInToronto({ ...card, ExpiredMonth, ExpiredYear }).cardProblems
    const expired = { expiryMonth: "The card has expired." }
    assert.deepEqual(problemsIn(10, 2026), expired)
    assert.deepEqual(problemsIn(7, 2024), expired)
    assert.deepEqual(problemsIn(11, 2026), {})
  })

  it("is billed where it says, in Canada too", () => {
    const { billing } = billedInToronto({ Token: "tok_1" })
    assert.deepEqual(billing, { countryCode: "CA", state: "ON", zip: "M5H 1A1" })
  })
})
