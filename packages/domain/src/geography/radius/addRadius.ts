import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { areasBeside, type Choosing, defaultChoosing } from "../Choosing.ts"
import { type RadiusEntry, radiusEntry } from "./radiusEntry.ts"
import { addressNotice } from "../AddressNotices.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { locateAddress } from "../addresses/locateAddress.ts"
import { radiusNotice } from "../Notices.ts"
import { addressArea, addressNames, type RadiusOptions } from "./radiusArea.ts"

/**
 * Adds what the radius page holds: everything within a radius of an address, or with a quantity the records nearest to it,
 * in place of all other geography. The name must be new among the addresses that stay.
 * Where nothing is added and nothing said the place has no geometry: its box is emptied and shows `ADDRESS_PLACEHOLDER`.
 * spec: order-builder §4 [ob4-quantity-search], §5 (Radius) [ob5-radius]
 */
export const addRadius = Effect.fn("addRadius")(function* (
  definition: ListDefinition,
  typed: RadiusEntry,
  options: RadiusOptions,
  choosing: Choosing = defaultChoosing,
) {
  const staying = areasBeside(definition, typed.quantity === null ? "radius" : "closest", choosing)
  const entry = radiusEntry(typed, addressNames(staying))
  if (Result.isFailure(entry)) return nothingAdded(definition, radiusNotice(entry.failure))
  const place = yield* locateAddress(typed.addressLine)
  if (Result.isFailure(place)) {
    const problem = addressNotice(place.failure)
    return nothingAdded(definition, ...(problem === null ? [] : [problem]))
  }
  const area = addressArea(definition.listType, typed.addressName, place.success, entry.success, options)
  return chooseValid(definition, [area], null, choosing)
})

/** The form of the Closex page, as typed. */
export interface ClosestEntry extends Omit<RadiusEntry, "radius" | "quantity"> {
  readonly quantity: string
}

/** Adds the records nearest to an address, in place of all other geography. spec: order-builder §4 [ob4-quantity-search] */
export const addClosest = Effect.fn("addClosest")(function* (
  definition: ListDefinition,
  typed: ClosestEntry,
  choosing: Choosing = defaultChoosing,
) {
  const noOptions = { sameState: false, granularity: "standard" } as const
  return yield* addRadius(definition, { ...typed, radius: null }, noOptions, choosing)
})
