import { Areas, type Place } from "@listwright/domain/geography"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../app/useCall.ts"

/** ZIP Code, ZIP+4 and carrier route start with the ZIP Code. */
const zipOf = (areaCode: string): string => areaCode.slice(0, 5)

type Names = ReadonlyMap<string, string>

const named = (places: ReadonlyArray<Place>): Names =>
  new Map(places.map(({ zip, city, state }) => [zip, `${city}, ${state}`]))

/** Names by ZIP Code, '' where there is none. Each is asked for once, however the areas of a list come and go. */
const KNOWN = ["place names"]
const NOTHING: Names = new Map()
const FOREVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** What people call the post offices of areas: 'Chicago, IL'; '' while unknown. At most 2,000 codes. */
export const usePlaces = (areaCodes: ReadonlyArray<string>): ((areaCode: string) => string) => {
  const queries = useQueryClient()
  const { data: known } = useQuery({
    queryKey: KNOWN,
    queryFn: () => NOTHING,
    initialData: NOTHING,
    enabled: false,
    ...FOREVER,
  })
  const zips = [...new Set(areaCodes.map(zipOf))].filter((zip) => !known.has(zip)).toSorted()
  const remember = (places: ReadonlyArray<Place>) =>
    queries.setQueryData<Names>(
      KNOWN,
      (before = NOTHING) => new Map([...before, ...zips.map((zip) => [zip, ""] as const), ...named(places)]),
    )
  useCall(
    ["places", zips],
    Effect.map(
      Effect.flatMap(Areas, (areas) => areas.places(zips)),
      remember,
    ),
    { enabled: zips.length > 0, ...FOREVER },
  )
  return (areaCode) => known.get(zipOf(areaCode)) ?? ""
}
