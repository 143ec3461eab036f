import { Areas, type Place } from "@listwright/domain/geography"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../app/useCall.ts"

/** ZIP Code, ZIP+4 and carrier route start with the ZIP Code. */
const zipOf = (areaCode: string): string => areaCode.slice(0, 5)

const named = (places: ReadonlyArray<Place>): ReadonlyMap<string, string> =>
  new Map(places.map(({ zip, city, state }) => [zip, `${city}, ${state}`]))

/** What people call the post offices of areas: 'Chicago, IL'; '' while unknown. At most 2,000 codes. */
export const usePlaces = (areaCodes: ReadonlyArray<string>): ((areaCode: string) => string) => {
  const zips = [...new Set(areaCodes.map(zipOf))].toSorted()
  const { data } = useCall(
    ["places", zips],
    Effect.map(
      Effect.flatMap(Areas, (areas) => areas.places(zips)),
      named,
    ),
    { enabled: zips.length > 0, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  )
  return (areaCode) => data?.get(zipOf(areaCode)) ?? ""
}
