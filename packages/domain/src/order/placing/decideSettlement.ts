import type { OrderState } from "../OrderState.ts"

/** The known state of a charge. `unknown` means that the processor didn't respond. */
export type ChargeStatus = "captured" | "declined" | "unknown"

/**
 * The decision about an order. `wait` means that it becomes or remains pending. `keep` means that it was already
 * settled and remains so. `contradiction` means that the processor's answer contradicts a settled order, such as a
 * charge collected for a canceled order; it must never be ignored.
 */
export type Settlement = "place" | "decline" | "wait" | "keep" | "contradiction"

/** Decides how a charge settles an order; a settled order is never changed by its charge again. */
export const decideSettlement = (state: OrderState, charge: ChargeStatus): Settlement => {
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
