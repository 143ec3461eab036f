import { Areas, type Place } from "@listwright/domain/geography"
import { useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { PERMANENT_CACHE_OPTIONS, createSharedCache } from "../../app/createSharedCache.ts"

/** Returns the ZIP Code at the start of a ZIP+4 or carrier route code. */
const zipOf = (areaCode: string): string => areaCode.slice(0, 5)

const named = ({ zip, city, state }: Place) => [zip, `${city}, ${state}`] as const

/** Cached names by ZIP Code; '' if a ZIP Code doesn't have one. */
const { keep, useKnown } = createSharedCache<string>("place names")

/** Returns the post office names of areas: 'Chicago, IL'; '' while unknown. Accepts at most 2,000 codes. */
export const usePostOfficeNames = (areaCodes: ReadonlyArray<string>): ((areaCode: string) => string) => {
  const queries = useQueryClient()
  const known = useKnown()
  const zips = [...new Set(areaCodes.map(zipOf))].filter((zip) => !known.has(zip)).toSorted()
  useCall(
    ["places", zips],
    Effect.map(
      Effect.flatMap(Areas, (areas) => areas.places(zips)),
      (places) => {
        keep(queries, [...zips.map((zip) => [zip, ""] as const), ...places.map(named)])
        // A query without data would count as failed.
        return zips.length
      },
    ),
    { enabled: zips.length > 0, ...PERMANENT_CACHE_OPTIONS },
  )
  return (areaCode) => known.get(zipOf(areaCode)) ?? ""
}
