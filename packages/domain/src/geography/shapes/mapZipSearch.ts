import { Result } from "effect"
import { isBlank } from "../../shared/FieldProblems.ts"
import { capMiles, positiveNumber } from "../radius/radiusEntry.ts"

/** A problem with a search on the ZIP map. */
export type MapZipSearchRefused =
  | { readonly _tag: "SearchEmpty" }
  | { readonly _tag: "SearchRadiusMissing" }
  | { readonly _tag: "SearchRadiusNotNumber" }

/** A search for the ZIP Codes around a place. */
export interface MapZipSearch {
  /** A ZIP Code or an address. */
  readonly text: string
  /** Miles above 0, at most 200. */
  readonly miles: number
}

/** Validates a search on the ZIP map; a radius of 0 or less isn't accepted as a number [ob5-map-search]. */
export const mapZipSearch = (
  text: string,
  radius: string,
): Result.Result<MapZipSearch, MapZipSearchRefused> => {
  if (isBlank(text)) return Result.fail({ _tag: "SearchEmpty" })
  if (isBlank(radius)) return Result.fail({ _tag: "SearchRadiusMissing" })
  const miles = positiveNumber(radius)
  return miles === null
    ? Result.fail({ _tag: "SearchRadiusNotNumber" })
    : Result.succeed({ text: text.trim(), miles: capMiles(miles) })
}
