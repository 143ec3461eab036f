import { assert, describe, it } from "vitest"
import {
  type ChargeStatus,
  decideSettlement,
  type Settlement,
} from "../../../src/order/placing/decideSettlement.ts"
import { OrderState } from "../../../src/order/OrderState.ts"

const table: Readonly<Record<OrderState, Readonly<Record<ChargeStatus, Settlement>>>> = {
  placing: { captured: "place", declined: "decline", unknown: "wait" },
  pending: { captured: "place", declined: "decline", unknown: "wait" },
  placed: { captured: "keep", declined: "contradiction", unknown: "keep" },
  fulfilled: { captured: "keep", declined: "contradiction", unknown: "keep" },
  declined: { captured: "contradiction", declined: "keep", unknown: "keep" },
}

describe("settling an order", () => {
  for (const state of OrderState.literals) {
    for (const charge of ["captured", "declined", "unknown"] as const) {
      it(`that is ${state}, its charge ${charge}: ${table[state][charge]}`, () => {
        assert.strictEqual(decideSettlement(state, charge), table[state][charge])
      })
    }
  }
})
