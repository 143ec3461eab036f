import { RequestKey } from "@listwright/domain/order"
import { DraftId } from "@listwright/domain/shared"
import { assert, describe, it } from "@effect/vitest"
import { toPlaceCommand } from "../../src/http/original/order/toPlaceCommand.ts"
import { requestIdentity } from "../../src/orders/requestIdentity.ts"

describe("the hash of a request", () => {
  it("stays the same across releases, so that a request may be repeated after an update", () => {
    const command = toPlaceCommand(
      {
        DraftRevision: 3,
        TotalDesiredQty: 1_000,
        TotalPretaxCost: "56.00",
        TaxCharge: "5.74",
        TotalActualCost: "61.74",
        IsAgreementAccepted: true,
        OrderPaymentInformation: { Token: "tok_1" },
      },
      DraftId.make("d"),
      { currentSessionId: "s", idempotencyKey: RequestKey.make("click") },
      { month: 11, year: 2026 },
    )
    assert.strictEqual(
      requestIdentity({ revision: 3 }, command).requestHash,
      "766b7fc1cf1c319dd0e98fe93fa6b9b308a2d7bf9dec971ef5b61225fdb8d131",
    )
  })
})
