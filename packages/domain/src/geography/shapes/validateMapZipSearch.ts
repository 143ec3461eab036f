import { Result } from "effect"
import { isBlank } from "../../shared/FieldProblems.ts"
import { capMiles, parsePositiveNumber } from "../radius/validateRadiusEntry.ts"

/** The reason why a ZIP map search is rejected. */
export type MapZipSearchRefusal =
  | { readonly _tag: "SearchEmpty" }
  | { readonly _tag: "SearchRadiusMissing" }
  | { readonly _tag: "SearchRadiusNotNumber" }

/** A search for the ZIP Codes around a place. */
export interface MapZipSearch {
  /** A ZIP Code or an address. */
  readonly text: string
  /** The radius in miles, above 0 and at most 200. */
  readonly miles: number
}

/** Validates a ZIP map search; a radius of 0 or less doesn't count as a number [ob5-map-search]. */
export const validateMapZipSearch = (
  text: string,
  radius: string,
): Result.Result<MapZipSearch, MapZipSearchRefusal> => {
  if (isBlank(text)) return Result.fail({ _tag: "SearchEmpty" })
  if (isBlank(radius)) return Result.fail({ _tag: "SearchRadiusMissing" })
  const miles = parsePositiveNumber(radius)
  return miles === null
    ? Result.fail({ _tag: "SearchRadiusNotNumber" })
    : Result.succeed({ text: text.trim(), miles: capMiles(miles) })
}
