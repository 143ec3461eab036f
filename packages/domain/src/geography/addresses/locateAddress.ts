import { Effect, Result } from "effect"
import type { AddressPlace, AddressProblem, LocatedPlace } from "../places/AddressPlace.ts"
import { Places } from "../places/Places.ts"

/** The likeliest result with a known place. spec: order-builder §5 [ob5-address-unknown] */
export const likeliestPlace = (
  text: string,
  found: ReadonlyArray<AddressPlace>,
): Result.Result<LocatedPlace, AddressProblem> => {
  for (const { point, ...place } of found) if (point !== null) return Result.succeed({ ...place, point })
  return Result.fail({ _tag: found.length === 0 ? "AddressUnknown" : "AddressWithoutGeometry", text })
}

/** Looks an address or ZIP Code up. */
export const locateAddress = Effect.fn("locateAddress")(function* (text: string) {
  const places = yield* Places
  return likeliestPlace(text, yield* places.searchAddress(text))
})
