import { Effect, Result } from "effect"
import type { AddressPlace, AddressProblem, UnresolvedAddress, LocatedPlace } from "../places/AddressPlace.ts"
import { Places } from "../places/Places.ts"

const located = (found: ReadonlyArray<AddressPlace>): ReadonlyArray<LocatedPlace> =>
  found.flatMap(({ point, ...place }) => (point === null ? [] : [{ ...place, point }]))

/** Returns the most likely result whose location is known [ob5-address-unknown]. */
export const mostLikelyPlace = (
  text: string,
  found: ReadonlyArray<AddressPlace>,
): Result.Result<LocatedPlace, AddressProblem> => {
  const [place] = located(found)
  return place === undefined
    ? Result.fail({ _tag: found.length === 0 ? "AddressUnknown" : "AddressWithoutGeometry", text })
    : Result.succeed(place)
}

/**
 * Returns the only result whose location is known; if there are several, the buyer has to choose [ob5-address-unknown].
 */
export const singlePlace = (
  text: string,
  found: ReadonlyArray<AddressPlace>,
): Result.Result<LocatedPlace, UnresolvedAddress> => {
  const places = located(found)
  return places.length > 1 ? Result.fail({ _tag: "AddressAmbiguous", places }) : mostLikelyPlace(text, found)
}

/** Looks up an address or ZIP Code and returns its most likely place, for moving a map there. */
export const locateAddress = Effect.fn("locateAddress")(function* (text: string) {
  const places = yield* Places
  return mostLikelyPlace(text, yield* places.searchAddress(text))
})
