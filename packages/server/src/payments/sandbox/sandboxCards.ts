/**
 * The sandbox's treatment of a card. `late`: the card is charged, but the reply is lost and available only after a
 * while.
 */
export type CardBehavior = "accept" | "decline" | "late"

/** The card numbers that aren't simply accepted. */
const behaviors: ReadonlyMap<string, CardBehavior> = new Map([
  ["4000000000000002", "decline"],
  ["4000000000000341", "late"],
])

export const cardBehavior = (number: string): CardBehavior => behaviors.get(number) ?? "accept"

/** The number of milliseconds that a late charge hides its outcome. */
export const LATE_CHARGE_DELAY_MS = 3_000
