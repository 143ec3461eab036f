import { Effect, Result } from "effect"
import { traitsOf } from "../../catalogue/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { type AddressAmbiguous, exactPlace } from "../addresses/exactPlace.ts"
import { placeCenter } from "../addresses/placeCenter.ts"
import { granularityOptions } from "../granularityOptions.ts"
import type { AddressProblem } from "../places/AddressPlace.ts"
import { addressArea, type RadiusOptions } from "./radiusArea.ts"
import { type RadiusEntry, radiusEntry, type RadiusRefused } from "./radiusEntry.ts"

/** What is selected around one place, as written where no map shows the place. */
export interface AroundEntry extends RadiusOptions, Pick<RadiusEntry, "radius" | "quantity"> {
  /** An address, a ZIP Code, a city, or coordinates with the latitude first. */
  readonly place: string
}

/** Why there is nothing to select around a place. */
export type AroundRefused =
  | Exclude<RadiusRefused, { readonly _tag: "AddressNameUsed" }>
  | AddressProblem
  | AddressAmbiguous
  | { readonly _tag: "StateLinesNotOffered" }
  /** Coordinates do not say which state must not be left. */
  | { readonly _tag: "StateOfPlaceUnknown" }
  | { readonly _tag: "GranularityNotOffered" }

/** An area around a place, and what of the place is not known. */
export interface AreaAround {
  readonly area: Area
  /** What the place is the center of, where only that is known: 'ZIP Code 60614'. */
  readonly centerOf: string | null
}

const optionRefused = (
  listType: number,
  { granularity, quantity, sameState }: AroundEntry,
): AroundRefused | null => {
  if (quantity !== null) return null
  if (sameState && !traitsOf(listType).offersStateLines) return { _tag: "StateLinesNotOffered" }
  return granularityOptions("radius", listType).includes(granularity)
    ? null
    : { _tag: "GranularityNotOffered" }
}

/**
 * Everything within a radius of exactly one place, or the records nearest to it. What a source does not offer is refused,
 * where a screen would not show it. spec: order-builder §5 (Radius) [ob5-radius] [ob5-radius-cap]
 */
export const areaAround = Effect.fn("areaAround")(function* (listType: number, entry: AroundEntry) {
  const refuse = (refused: AroundRefused): Result.Result<AreaAround, AroundRefused> => Result.fail(refused)
  const { place, quantity, radius, sameState } = entry
  const wanted = radiusEntry({ addressLine: place, addressName: "", radius, quantity }, [])
  if (Result.isFailure(wanted)) return refuse({ _tag: "AddressOrRadiusMissing" })
  const refused = optionRefused(listType, entry)
  if (refused !== null) return refuse(refused)
  const found = yield* exactPlace(place)
  if (Result.isFailure(found)) return refuse(found.failure)
  const { addressLine, point, state } = found.success
  if (sameState && quantity === null && state === null) return refuse({ _tag: "StateOfPlaceUnknown" })
  const located = { addressLine, point, state: state ?? "" }
  return Result.succeed<AreaAround>({
    area: addressArea(listType, "", located, wanted.success, entry),
    centerOf: state === null ? null : placeCenter(addressLine),
  })
})
