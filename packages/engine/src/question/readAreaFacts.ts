import { cityKey } from "@listwright/domain/definition"
import { Effect } from "effect"
import { readDistricts, readMetroAreas, readZips } from "@listwright/geography"
import type { AreaFacts, ZipFacts } from "./AreaFacts.ts"

/** What areas are made of: the committed reference data, and what a provider's folder replaces of it. */
export const readAreaFacts = Effect.fn("readAreaFacts")(function* (folder: string | null) {
  const { metroAreas } = yield* readMetroAreas(folder)
  const { districts } = yield* readDistricts(folder)
  const zips: ReadonlyArray<ZipFacts> = readZips().map((info) => ({
    zip: info.zip,
    city: info.city,
    state: info.state,
    county: info.countyFips,
    point: [info.longitude, info.latitude],
  }))
  const areas: AreaFacts = {
    places: {
      states: new Set(zips.map(({ state }) => state)),
      counties: new Set(zips.flatMap(({ county }) => county ?? [])),
      scfs: new Set(zips.map(({ zip }) => zip.slice(0, 3))),
      cities: new Set(zips.map(({ city, state }) => cityKey(state, city))),
    },
    countiesOfMetroArea: new Map(metroAreas.map(({ code, counties }) => [code, counties])),
    districtsOfZip: districts.districtsOfZip,
  }
  return { zips, areas }
})
