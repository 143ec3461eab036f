import { cityKey } from "@listwright/domain/definition"
import type { Country } from "@listwright/domain/shared"
import { Effect } from "effect"
import { readDistricts, readFsas, readMetroAreas, readZips } from "@listwright/geography"
import type { AreaFacts, ZipFacts } from "./AreaFacts.ts"

/** Reads the U.S. ZIP Codes, or Canada's forward sortation areas, which aren't in a county. */
const readZipFacts = (country: Country): ReadonlyArray<ZipFacts> =>
  country === "CA"
    ? readFsas().map(({ city, fsa, latitude, longitude, province }) => ({
        zip: fsa,
        city,
        state: province,
        county: null,
        point: [longitude, latitude],
      }))
    : readZips().map((info) => ({
        zip: info.zip,
        city: info.city,
        state: info.state,
        county: info.countyFips,
        point: [info.longitude, info.latitude],
      }))

/** Empty reference data for Canada, where areas are never metro areas or districts. */
const NOTHING_COUNTED = {
  countiesOfMetroArea: new Map<string, never>(),
  districtsOfZip: new Map<string, never>(),
}

const readCounted = Effect.fn("readCounted")(function* (folder: string | null) {
  const { metroAreas } = yield* readMetroAreas(folder)
  const { districts } = yield* readDistricts(folder)
  return {
    countiesOfMetroArea: new Map(metroAreas.map(({ code, counties }) => [code, counties])),
    districtsOfZip: districts.districtsOfZip,
  }
})

/**
 * Reads the reference data that defines areas: the country's committed data, except for parts replaced by a provider's
 * folder.
 */
export const readAreaFacts = Effect.fn("readAreaFacts")(function* (
  folder: string | null,
  country: Country = "US",
) {
  const zips = readZipFacts(country)
  const isHere = country === "US"
  const areas: AreaFacts = {
    places: {
      country,
      states: new Set(zips.map(({ state }) => state)),
      counties: new Set(zips.flatMap(({ county }) => county ?? [])),
      scfs: new Set(isHere ? zips.map(({ zip }) => zip.slice(0, 3)) : []),
      cities: new Set(zips.map(({ city, state }) => cityKey(state, city))),
    },
    ...(isHere ? yield* readCounted(folder) : NOTHING_COUNTED),
  }
  return { zips, areas }
})
