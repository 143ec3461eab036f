import { Effect, Result } from "effect"
import type { AddressPlace, AddressProblem, AddressUndecided, LocatedPlace } from "../places/AddressPlace.ts"
import { Places } from "../places/Places.ts"

const located = (found: ReadonlyArray<AddressPlace>): ReadonlyArray<LocatedPlace> =>
  found.flatMap(({ point, ...place }) => (point === null ? [] : [{ ...place, point }]))

/** The likeliest result with a known place [ob5-address-unknown]. */
export const likeliestPlace = (
  text: string,
  found: ReadonlyArray<AddressPlace>,
): Result.Result<LocatedPlace, AddressProblem> => {
  const [place] = located(found)
  return place === undefined
    ? Result.fail({ _tag: found.length === 0 ? "AddressUnknown" : "AddressWithoutGeometry", text })
    : Result.succeed(place)
}

/** The one result with a known place; of several, the buyer says which is meant [ob5-address-unknown]. */
export const onlyPlace = (
  text: string,
  found: ReadonlyArray<AddressPlace>,
): Result.Result<LocatedPlace, AddressUndecided> => {
  const places = located(found)
  return places.length > 1 ? Result.fail({ _tag: "AddressAmbiguous", places }) : likeliestPlace(text, found)
}

/** Looks an address or ZIP Code up, where a map goes to the likeliest place. */
export const locateAddress = Effect.fn("locateAddress")(function* (text: string) {
  const places = yield* Places
  return likeliestPlace(text, yield* places.searchAddress(text))
})
