import { Effect } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { addRadius } from "./addRadius.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import type { RadiusEntry } from "./radiusEntry.ts"

/** The form of the Closex page, as typed. */
export interface ClosestEntry extends Omit<RadiusEntry, "radius" | "quantity"> {
  readonly quantity: string
}

/** Adds the records nearest to an address, in place of all other geography. spec: order-builder §4 [ob4-quantity-search] */
export const addClosest = Effect.fn("addClosest")(function* (
  definition: ListDefinition,
  typed: ClosestEntry,
  choosing: Choosing = usualChoosing,
) {
  const noOptions = { sameState: false, granularity: "standard" } as const
  return yield* addRadius(definition, { ...typed, radius: null }, noOptions, choosing)
})
