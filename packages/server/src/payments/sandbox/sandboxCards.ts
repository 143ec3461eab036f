/** How the sandbox treats a card. `late`: it is charged, but the answer is lost and known only after a while. */
export type CardBehaviour = "accept" | "decline" | "late"

/** Numbers that do something else than being accepted. */
const behaviours: ReadonlyMap<string, CardBehaviour> = new Map([
  ["4000000000000002", "decline"],
  ["4000000000000341", "late"],
])

export const behaviourOf = (number: string): CardBehaviour => behaviours.get(number) ?? "accept"

/** How long a late charge hides its answer, in milliseconds. */
export const LATE_MS = 3_000
