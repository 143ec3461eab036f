import { DraftId } from "@listwright/domain/shared"
import { RequestKey } from "@listwright/domain/order"
import { assert, describe, it } from "@effect/vitest"
import { Redacted } from "effect"
import { placeCommandOf } from "../../src/http/legacy/order/placeCommandOf.ts"

const paidWith = (ExpiredYear?: number) =>
  placeCommandOf(
    { OrderPaymentInformation: { Number: "4111111111111111", ...(ExpiredYear && { ExpiredYear }) } },
    DraftId.make("d"),
    { currentSessionId: "s", idempotencyKey: RequestKey.make("click") },
    2026,
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
})
