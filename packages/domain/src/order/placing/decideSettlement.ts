import type { OrderState } from "../OrderState.ts"

/** The known state of a charge. `unknown` means that the processor didn't answer. */
export type ChargeKnowledge = "captured" | "declined" | "unknown"

/**
 * The decision about an order. `wait` means that it's now pending, or still is. `keep` means that it was settled before
 * and stays that way. `contradiction` means that the processor's answer contradicts a settled order, such as money
 * taken for an order that was canceled; it must never be ignored.
 */
export type Settlement = "place" | "decline" | "wait" | "keep" | "contradiction"

/** Decides how a charge settles an order; once settled, an order never changes because of its charge again. */
export const decideSettlement = (state: OrderState, charge: ChargeKnowledge): Settlement => {
  switch (state) {
    case "placing":
    case "pending":
      return charge === "captured" ? "place" : charge === "declined" ? "decline" : "wait"
    case "placed":
    case "fulfilled":
      return charge === "declined" ? "contradiction" : "keep"
    case "declined":
      return charge === "captured" ? "contradiction" : "keep"
  }
}
