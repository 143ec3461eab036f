import type { OrderState } from "../OrderState.ts"

/** What is known of a charge. `unknown`: the processor gave no answer. */
export type ChargeKnowledge = "captured" | "declined" | "unknown"

/**
 * What becomes of an order. `wait`: it is pending from now on, or still is. `keep`: it was settled before, and stays so.
 * `contradiction`: the processor took money for an order that was given up, which must never be passed over.
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
