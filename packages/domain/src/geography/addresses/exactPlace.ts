import { Effect, Result } from "effect"
import type { AddressPlace, AddressProblem, LocatedPlace } from "../places/AddressPlace.ts"
import { Places } from "../places/Places.ts"
import { likeliestPlace } from "./locateAddress.ts"
import { writtenPoint } from "./writtenPoint.ts"

/** Several places may be meant, the likeliest first. */
export interface AddressAmbiguous {
  readonly _tag: "AddressAmbiguous"
  readonly text: string
  /** Their address lines. */
  readonly candidates: ReadonlyArray<string>
}

/** A place that a text means and nothing else. */
export interface ExactPlace extends Omit<LocatedPlace, "state"> {
  /** null: nobody knows, as of coordinates. */
  readonly state: string | null
}

type Found = Result.Result<ExactPlace, AddressProblem | AddressAmbiguous>

/** The longest address that is looked up. */
const ADDRESS_MAX = 200

const located = (found: ReadonlyArray<AddressPlace>): ReadonlyArray<string> => [
  ...new Set(found.filter(({ point }) => point !== null).map(({ addressLine }) => addressLine)),
]

/**
 * The one place that a text means: coordinates, latitude first, or an address or ZIP Code that is looked up. A screen takes
 * the likeliest place and shows it on a map; where nobody looks, several are refused.
 */
export const exactPlace = Effect.fn("exactPlace")(function* (written: string) {
  const text = written.trim()
  const point = writtenPoint(text)
  if (point !== null) return Result.succeed({ addressLine: text, state: null, point }) satisfies Found
  if (text === "" || text.length > ADDRESS_MAX) {
    return Result.fail({ _tag: "AddressUnknown", text }) satisfies Found
  }
  const { searchAddress } = yield* Places
  const found = yield* searchAddress(text)
  const candidates = located(found)
  const exact: Found =
    candidates.length > 1
      ? Result.fail({ _tag: "AddressAmbiguous", text, candidates })
      : likeliestPlace(text, found)
  return exact
})
