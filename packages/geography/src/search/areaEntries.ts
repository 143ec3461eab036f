import { areaCode } from "@listwright/domain/definition"
import {
  type AreaHit,
  districtName,
  expandAbbreviation,
  toSingleWord,
  splitPlaceWords,
} from "@listwright/domain/geography"
import type { GeographyTables } from "../places/GeographyTables.ts"
import type { AreaEntry } from "./AreaEntry.ts"

/** Builds an entry for an area that can be found by its code or the words in its name. */
export const createAreaEntry = (hit: AreaHit, states: string, more: Partial<AreaEntry> = {}): AreaEntry => {
  const words = splitPlaceWords(hit.name).map(expandAbbreviation)
  return {
    hit,
    kind: hit.area.kind,
    words,
    joined: words.join(""),
    states,
    city: "",
    codes: [toSingleWord(areaCode(hit.area))],
    ...more,
  }
}

/** Formats an entry's states, as in ' il illinois '. */
export const stateTexts = (states: ReadonlyArray<{ readonly code: string; readonly name: string }>) => {
  const nameOf = new Map(states.map(({ code, name }) => [code, name]))
  const statesText = (codes: Iterable<string>): string =>
    ` ${[...codes].map((code) => splitPlaceWords(`${code} ${nameOf.get(code) ?? ""}`).join(" ")).join(" ")} `
  const textOf = new Map<string, string>()
  const stateText = (code: string): string => {
    const made = textOf.get(code) ?? statesText([code])
    textOf.set(code, made)
    return made
  }
  return { stateText, statesText }
}

/** Builds the entry for a state or province. */
export const stateEntry = (code: string, name: string, zips: number): AreaEntry =>
  createAreaEntry({ area: { kind: "state", state: code, excluded: false }, name, place: "", zips }, " ")

/** Builds the entry for a city in a state or province; `states` is that state, as in ' il illinois '. */
export const cityEntry = (state: string, name: string, zips: number, states: string): AreaEntry =>
  createAreaEntry(
    { area: { kind: "city", state, city: name, excluded: false }, name, place: state, zips },
    states,
  )

/**
 * Returns a district's searchable codes: 'TX21' matches 'TX-21', 'TX 21', and 'Texas 21'; 'IL05' also matches 'IL-5',
 * and 'WY00' also 'WY-AL'.
 */
const districtCodes = (district: string): ReadonlyArray<string> => {
  const state = district.slice(0, 2).toLowerCase()
  const number = Number(district.slice(2))
  return [district.toLowerCase(), ...(number === 0 ? [`${state}al`] : [`${state}${number}`])]
}

/** Returns the post office with the most ZIP Codes, such as 'Chicago, IL'. */
const commonestCity = ({ zipInfo }: GeographyTables, zips: ReadonlyArray<string>): string => {
  const counts = new Map<string, number>()
  for (const zip of zips) {
    const info = zipInfo(zip)
    if (info === undefined) continue
    const place = `${info.city}, ${info.state}`
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  let [common, most] = ["", 0]
  for (const [place, count] of counts) if (count > most) [common, most] = [place, count]
  return common
}

/**
 * Yields all areas with a name, plus the SCFs, one state at a time, so that an index can be built piece by piece
 * alongside other work. ZIP Codes are found by digits in their own table.
 */
export function* areaEntries(tables: GeographyTables): Generator<ReadonlyArray<AreaEntry>> {
  const { stateText, statesText } = stateTexts(tables.states)

  yield [
    createAreaEntry(
      {
        area: { kind: "nation", excluded: false },
        name: "Total USA",
        place: "",
        zips: tables.zips.length,
      },
      " ",
      // '1' is how ZIP Codes and SCFs begin.
      { words: ["total", "usa", "us", "united", "states", "america"], codes: ["us", "usa"] },
    ),
    ...tables.states.map(({ code, name }) => stateEntry(code, name, tables.zipsOfState(code).length)),
  ]

  const stateOfCounty = new Map(tables.counties.map(({ fips, state }) => [fips, state]))
  yield tables.counties.map(({ fips, name, state }) =>
    createAreaEntry(
      {
        area: { kind: "county", county: fips, excluded: false },
        name,
        place: state,
        zips: tables.zipsOfCounty(fips).length,
      },
      stateText(state),
    ),
  )
  yield tables.metroAreas.map(({ code, counties, name }) =>
    createAreaEntry(
      {
        area: { kind: "metroArea", metroArea: code, excluded: false },
        name,
        place: "",
        zips: counties.reduce((sum, county) => sum + tables.zipsOfCounty(county).length, 0),
      },
      statesText(new Set(counties.flatMap((county) => stateOfCounty.get(county) ?? []))),
    ),
  )
  yield tables.states.flatMap(({ code }) =>
    tables.districts(code).map((district) => {
      const codes = districtCodes(district)
      const number = district.slice(2)
      const called = splitPlaceWords(districtName(district))
      return createAreaEntry(
        {
          area: { kind: "congressionalDistrict", district, excluded: false },
          name: districtName(district),
          place: code,
          zips: tables.zipsOfDistrict(district).length,
        },
        stateText(code),
        { words: [...new Set([...called, "district", number, ...codes])], joined: called.join(""), codes },
      )
    }),
  )
  for (const scfs of inPieces(tables.scfs, 100)) {
    yield scfs.map(({ scf, zips }) => {
      const place = commonestCity(tables, tables.zipsOfScf(scf))
      return createAreaEntry(
        { area: { kind: "scf", scf, excluded: false }, name: scf, place, zips },
        stateText(place.slice(-2)),
        { city: ` ${splitPlaceWords(place.slice(0, -4)).join(" ")}` },
      )
    })
  }
  for (const cities of inPieces(tables.cities, 1_000)) {
    yield cities.map(({ name, state, zips }) => cityEntry(state, name, zips.length, stateText(state)))
  }
}

function* inPieces<One>(all: ReadonlyArray<One>, most: number): Generator<ReadonlyArray<One>> {
  for (let from = 0; from < all.length; from += most) yield all.slice(from, from + most)
}
