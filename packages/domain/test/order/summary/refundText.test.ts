import { RefundReason } from "@listwright/domain/order"
import { expect, it } from "vitest"
import { refundText } from "../../../src/order/summary/refundText.ts"

it("says when and why money was given back, for each reason", () => {
  expect(RefundReason.literals.map((reason) => refundText(reason, "2026-11-26"))).toEqual([
    "11/26/2026, for records that were no longer available",
    "11/26/2026",
    "11/26/2026, paid after the order was canceled",
  ])
})
