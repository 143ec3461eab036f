import { meanLongitude } from "../places/averageCenter.ts"
import { cityKey } from "@listwright/domain/definition"
import { Effect } from "effect"
import type { Geography } from "../lookup/Geography.ts"
import { type Box, boxContainsPoint } from "../outlines/Box.ts"
import { indexBoxes } from "../outlines/indexBoxes.ts"
import type { LabeledPoint } from "./encodeLayer.ts"
import type { ZipInfo } from "../tables/ZipInfo.ts"

/** A city shown as a label on the map. */
export interface RankedCity {
  readonly name: string
  readonly state: string
  /** The unique rank, from 1 for the largest city. */
  readonly rank: number
  /** The midpoint of the city's ZIP Codes, in degrees. */
  readonly longitude: number
  readonly latitude: number
}

/** Replaces hyphens and slashes with spaces. Metro area names use them where post office names may have spaces. */
const plain = (name: string): string => name.replaceAll(/[-/]+/g, " ")

/** Returns the first city in a metro area's name, such as Chicago for 'Chicago-Naperville-Elgin, IL-IN'. */
const mainCity = (metroArea: string, exists: (key: string) => boolean): string | undefined => {
  const [names = "", states = ""] = metroArea.split(", ")
  const words = names.split(/[-/]+/)
  const begins = words.map((_, at) => words.slice(0, words.length - at).join(" "))
  return begins.flatMap((begin) => states.split("-").map((state) => cityKey(state, begin))).find(exists)
}

const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The number of places processed per turn, which takes a millisecond or two. */
const PLACES_A_TURN = 200

/** Visits all values, in batches. */
const inPieces = Effect.fnUntraced(function* <Value>(
  values: ReadonlyArray<Value>,
  visit: (value: Value) => void,
) {
  for (const [at, value] of values.entries()) {
    visit(value)
    if (at % PLACES_A_TURN === 0) yield* Effect.yieldNow
  }
})

/** Estimates the average number of residents per ZIP Code in each state. */
const residentsOfAZip = ({ states, zips }: Geography["Service"]): ReadonlyMap<string, number> => {
  const lived = new Map<string, number>()
  for (const { hasArea, state } of zips) if (hasArea) lived.set(state, (lived.get(state) ?? 0) + 1)
  return new Map(states.map(({ code, population }) => [code, population / (lived.get(code) ?? 1)]))
}

/**
 * Ranks all cities, largest first, by their number of ZIP Codes with residents times the average number of residents
 * per ZIP Code in their state; if a metro area is named after a city, the whole metro area counts.
 */
export const rankCities = Effect.fn("rankCities")(function* (geography: Geography["Service"]) {
  const residents = residentsOfAZip(geography)
  const infosOf = (zips: ReadonlyArray<string>): ReadonlyArray<ZipInfo> =>
    zips.flatMap((zip) => geography.zipInfo(zip) ?? [])
  const weightOf = (zips: ReadonlyArray<string>): number =>
    infosOf(zips).reduce((sum, { hasArea, state }) => sum + (hasArea ? (residents.get(state) ?? 0) : 0), 0)
  const all: Array<{ readonly key: string; readonly city: Omit<RankedCity, "rank"> }> = []
  const weights = new Map<string, number>()
  yield* inPieces(geography.cities, ({ name, state, zips }) => {
    const key = cityKey(state, plain(name))
    weights.set(key, weightOf(zips))
    const infos = infosOf(zips)
    const lived = infos.filter(({ hasArea }) => hasArea)
    const own = lived.length > 0 ? lived : infos
    const longitude = meanLongitude(own.map((info) => info.longitude))
    all.push({ key, city: { name, state, longitude, latitude: mean(own.map((info) => info.latitude)) } })
  })
  yield* inPieces(geography.metroAreas, ({ counties, name }) => {
    const city = mainCity(name, (key) => weights.has(key))
    const weight = counties.reduce((sum, fips) => sum + weightOf(geography.zipsOfCounty(fips)), 0)
    if (city !== undefined) weights.set(city, Math.max(weight, weights.get(city) ?? 0))
  })
  const ranked = all.toSorted((a, b) => (weights.get(b.key) ?? 0) - (weights.get(a.key) ?? 0))
  return ranked.map(({ city }, at): RankedCity => ({ ...city, rank: at + 1 }))
})

/** Returns the largest cities in a box, up to `most`. */
export type CityLookup = (box: Box, most: number) => ReadonlyArray<LabeledPoint>

/** Indexes about 30,000 cities, sorted largest first, to find those in a box without checking each one. */
export const indexCities = (cities: ReadonlyArray<RankedCity>): CityLookup => {
  const meeting = indexBoxes(
    cities.map(({ latitude: y, longitude: x }) => ({ west: x, south: y, east: x, north: y })),
  )
  return (box, most) => {
    const within = meeting(box)
      .flatMap((place) => cities[place] ?? [])
      .filter(({ latitude, longitude }) => boxContainsPoint(box, longitude, latitude))
    return within.slice(0, most).map(({ latitude, longitude, name, rank, state }) => ({
      longitude,
      latitude,
      properties: { name, state, rank },
    }))
  }
}
