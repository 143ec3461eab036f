import { Effect, Result } from "effect"
import { sourceTraits } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import type { Notice } from "../../shared/Notice.ts"
import { measuredFromNotice } from "../AddressNotices.ts"
import { singlePlace } from "../addresses/locateAddress.ts"
import { offersGranularity } from "../granularityOptions.ts"
import type { UnresolvedAddress } from "../places/AddressPlace.ts"
import { Places } from "../places/Places.ts"
import { addressArea, type RadiusOptions } from "./radiusArea.ts"
import { type RadiusEntry, validateRadiusEntry, type RadiusRefusal } from "./validateRadiusEntry.ts"

/** A request for records around one place, entered as text rather than chosen on a map. */
export interface CenteredAreaEntry extends RadiusOptions, Pick<RadiusEntry, "radius" | "quantity"> {
  /** The place: an address, a ZIP Code, a city, or coordinates with the latitude first. */
  readonly place: string
}

/** The reason why nothing can be selected around a place. */
export type CenteredAreaRefusal =
  | RadiusRefusal
  | UnresolvedAddress
  | { readonly _tag: "StateLinesNotOffered" }
  | { readonly _tag: "GranularityNotOffered" }

/** An area around a place, with a notice about its center. */
export interface CenteredArea {
  readonly area: Area
  /**
   * A notice about the point that distances are measured from and its precision; null if the place was given by
   * coordinates.
   */
  readonly center: Notice | null
}

const optionRefused = (
  listType: number,
  { granularity, quantity, sameState }: CenteredAreaEntry,
): CenteredAreaRefusal | null => {
  if (quantity !== null) return null
  if (sameState && !sourceTraits(listType).offersStateLines) return { _tag: "StateLinesNotOffered" }
  return offersGranularity("radius", listType, granularity) ? null : { _tag: "GranularityNotOffered" }
}

/**
 * Builds the area for everything within a radius of exactly one place, or for the records nearest to it. Rejects
 * options that the source doesn't offer, which screens don't show [ob5-radius] [ob5-radius-cap].
 */
export const buildCenteredArea = Effect.fn("buildCenteredArea")(function* (
  listType: number,
  entry: CenteredAreaEntry,
) {
  const refuse = (refused: CenteredAreaRefusal): Result.Result<CenteredArea, CenteredAreaRefusal> =>
    Result.fail(refused)
  const { place, quantity, radius } = entry
  const wanted = validateRadiusEntry({ addressLine: place, addressName: "", radius, quantity }, [])
  if (Result.isFailure(wanted)) return refuse(wanted.failure)
  const refused = optionRefused(listType, entry)
  if (refused !== null) return refuse(refused)
  const { searchAddress } = yield* Places
  const found = singlePlace(place, yield* searchAddress(place))
  if (Result.isFailure(found)) return refuse(found.failure)
  return Result.succeed<CenteredArea>({
    area: addressArea(
      listType,
      { addressLine: place, addressName: "" },
      found.success,
      wanted.success,
      entry,
    ),
    center: measuredFromNotice(found.success, place),
  })
})
