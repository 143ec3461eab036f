import type { Recorder } from "./Recorder.ts"
import { sampleDefinition } from "./sample.ts"

/** Records areas by code and by range, and where they are. */
export const recordGeography = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const zips = sampleDefinition.areas.flatMap((area) => (area.kind === "zip" ? [area.zip] : []))
  await ask("GetZipsByZips", { title: "all valid", body: { zipType: 0, zips } })
  await ask("GetZipsByZips", {
    title: "some invalid",
    body: { zipType: 0, zips: ["60614", "00000", "60614"] },
  })
  await ask("GetZipsByZips", { title: "none valid", body: { zipType: 1, zips: ["00000"] } })
  await ask("GetZipsByZips", { title: "no such type", body: { zipType: 7, zips } })
  await ask("GetZipsByZips", { title: "of Canada", body: { zipType: 1, zips: ["M5V", "Z9Z", "60614"] } })
  await ask("references", { title: "the areas" })
  await ask("places", { title: "the areas", body: { zips } })
  const range = { fromZipcode: "60614", toZipcode: "60618", maxLength: 2000 }
  await ask("GetZipcodesByRange", { title: "a range", body: range })
  await ask("GetZipcodesByRange", {
    title: "too long",
    body: { ...range, fromZipcode: "00501", toZipcode: "99950" },
  })
  await recordPlaces(recorder)
}

/** Records the places of states that are few, and of the one that pickers start with. */
const recordPlaces = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  await ask("GetStates", { title: "the states", body: {} })
  await ask("GetStates", { title: "of the United States", body: { CountryCode: "US" } })
  await ask("GetStates", { title: "of Canada", body: { CountryCode: "CA" } })
  for (const statecode of ["AL", "RI"]) {
    const asked = { title: `of ${statecode}`, body: { statecode } }
    await ask("GetCountiesByState", asked)
    await ask("GetDistrictsByState", asked)
    await ask("SearchAreas", { title: `of ${statecode}`, body: { state: statecode, listType: 10 } })
  }
  await ask("GetCitiesByState", { title: "of RI", body: { statecode: "RI" } })
  await ask("GetCitiesByState", { title: "of AB", body: { statecode: "AB" } })
  await ask("GetCountiesByState", { title: "no such state", body: { statecode: "ZZ" } })
  await ask("GetZipsByScf", { title: "of an SCF", body: { zipType: 0, zips: ["028"] } })
  await ask("GetZipsByScf", { title: "none", body: { zipType: 0, zips: ["000"] } })
  const range = { fromSCF: "600", toSCF: "606", maxLength: 500 }
  await ask("GetSCFcodesBySCFRange", { title: "a range", body: range })
  await ask("GetSCFcodesBySCFRange", { title: "too long", body: { ...range, fromSCF: "006", toSCF: "999" } })
  await recordSearches(recorder)
  await recordBoundaries(recorder)
  await recordTiles(recorder)
  await ask("addresses", { title: "a city", query: { text: "Providence, RI" } })
  await ask("addresses", { title: "a ZIP Code", query: { text: "60614" } })
  await ask("addresses", { title: "coordinates", query: { text: "41.88, -87.63" } })
  await ask("addresses", { title: "several", query: { text: "Kansas City" } })
  await ask("addresses", { title: "unknown", query: { text: "Nowhere at all" } })
  await ask("placeSuggestions", { title: "a city", query: { text: "provid" } })
  await ask("placeSuggestions", { title: "a ZIP Code", query: { text: "6061" } })
  await ask("placeSuggestions", { title: "nothing", query: { text: "Qxzqxz" } })
}

/** Records what people type to name an area. */
const recordSearches = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const texts = ["606", "60614", "Austin", "Cook County", "Cook, IL", "Chicago metro", "TX-21", "Texas"]
  for (const text of texts) {
    await ask("areas", { title: text, query: { text, listType: "10", most: "6" } })
  }
  await ask("areas", {
    title: "of one kind",
    query: { text: "Cook", listType: "10", kind: "county", most: "6" },
  })
  for (const text of ["Alberta", "Calgary"]) {
    await ask("areas", { title: `${text} in Canada`, query: { text, listType: "100", most: "6" } })
  }
  await ask("areas", { title: "nothing", query: { text: "Nowhere at all", listType: "10", most: "6" } })
  await ask("areas", { title: "no such source", query: { text: "Cook", listType: "11", most: "6" } })
  await ask("areas", { title: "no such kind", query: { text: "Cook", kind: "planet" } })
  await ask("area", { title: "a county", params: { kind: "county", code: "44007" } })
  await ask("area", { title: "a metro area", params: { kind: "metroArea", code: "39300" } })
  await ask("area", { title: "no such area", params: { kind: "county", code: "99999" } })
}

/** Records the outlines that a map of ZIP Codes asks for. */
const recordBoundaries = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const point = { x: "-87.65", y: "41.92" }
  await ask("MapData", { title: "at a point", query: { type: "zipxy", ...point } })
  await ask("MapData", { title: "in the sea", query: { type: "zipxy", x: "-60", y: "40" } })
  await ask("MapData", { title: "of a ZIP Code", query: { type: "zip", zip: "60614" } })
  await ask("MapData", { title: "within a circle", query: { type: "radius_zip", ...point, r: "2" } })
  await ask("MapData", { title: "too many", query: { type: "radius_zip", x: "-74", y: "40.7", r: "200" } })
  await ask("MapData", { title: "no radius", query: { type: "radius_zip", ...point, r: "0" } })
}

/** Records tiles of the map and images over it. */
const recordTiles = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  await ask("Tile", { title: "in the sea", params: { z: "9", x: "150", y: "200" } })
  await ask("Tile", { title: "around Chicago", params: { z: "12", x: "1050", y: "1522" } })
  await ask("Tile", { title: "no such tile", params: { z: "3", x: "8", y: "0" } })
  await ask("Tile", {
    title: "carrier routes",
    params: { z: "13", x: "2101", y: "3045" },
    query: { layer: "routes", listType: "10" },
  })
  await ask("Tile", {
    title: "carrier routes of no source",
    params: { z: "13", x: "2101", y: "3045" },
    query: { layer: "routes" },
  })
  await ask("Tile", { title: "no numbers", params: { z: "3", x: "one", y: "-1" } })
  await ask("TileImage", { title: "in the sea", query: { bbox: "-60,39,-59,40" } })
  await ask("TileImage", { title: "ZIP Codes", query: { bbox: "-87.7,41.88,-87.6,41.95" } })
  await ask("TileImage", { title: "states", query: { bbox: "-130,20,-60,55" } })
  await ask("TileImage", { title: "no box", query: { bbox: "-87.6,41.8,-87.7,41.9" } })
}
