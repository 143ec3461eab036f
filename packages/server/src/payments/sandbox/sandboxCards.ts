/** The sandbox's treatment of a card. `late`: it is charged, but the answer is lost and known only after a while. */
export type CardBehavior = "accept" | "decline" | "late"

/** Numbers that do something else than being accepted. */
const behaviors: ReadonlyMap<string, CardBehavior> = new Map([
  ["4000000000000002", "decline"],
  ["4000000000000341", "late"],
])

export const behaviorOf = (number: string): CardBehavior => behaviors.get(number) ?? "accept"

/** Milliseconds for which a late charge hides its answer. */
export const LATE_MS = 3_000
