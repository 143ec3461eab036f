import type { OrderState } from "../OrderState.ts"

/** The known state of a charge. `unknown`: the processor gave no answer. */
export type ChargeKnowledge = "captured" | "declined" | "unknown"

/**
 * The decision about an order. `wait`: it is pending from now on, or still is. `keep`: it was settled before, and
 * stays so. `contradiction`: the processor's answer contradicts a settled order, such as money taken for an order
 * that was given up. A contradiction must never be ignored.
 */
export type Settlement = "place" | "decline" | "wait" | "keep" | "contradiction"

/** A settled order never changes by its charge again. */
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
