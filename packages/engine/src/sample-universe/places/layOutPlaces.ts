import { readStates, readZips } from "@listwright/geography"
import { Random } from "../random/Random.ts"
import type { Place } from "../../format/layout/Place.ts"
import { pointDensity } from "./pointDensity.ts"
import { apportion } from "./apportion.ts"

/**
 * The natural logarithm of home prices relative to the national midpoint, for states that differ widely from it. Rough
 * estimates, set by hand.
 */
const DEAR = new Map([
  ["HI", 0.8],
  ["CA", 0.75],
  ["DC", 0.65],
  ["MA", 0.6],
  ["WA", 0.5],
  ["NJ", 0.45],
  ["CO", 0.45],
  ["NY", 0.4],
  ["OR", 0.35],
  ["UT", 0.4],
  ["NH", 0.3],
  ["MD", 0.3],
  ["CT", 0.25],
  ["RI", 0.3],
  ["VA", 0.25],
  ["NV", 0.25],
  ["IN", -0.3],
  ["OH", -0.3],
  ["KY", -0.35],
  ["AR", -0.45],
  ["OK", -0.4],
  ["MS", -0.5],
  ["WV", -0.6],
  ["IA", -0.4],
  ["KS", -0.35],
  ["AL", -0.35],
  ["LA", -0.3],
  ["MI", -0.2],
  ["MO", -0.25],
  ["NE", -0.2],
  ["ND", -0.2],
  ["SD", -0.2],
])

/** The random-number streams for areas; a ZIP Code's people use the stream with the ZIP Code's number. */
const COUNTY_STREAM = 1_000_000
const SCF_STREAM = 2_000_000
const ZIP_STREAM = 3_000_000
const SIZE_STREAM = 4_000_000

/**
 * The maximum distance between people and their ZIP Code's center, in degrees of latitude, however much room there is.
 */
const FARTHEST_REACH = 0.15

const draw = (seed: number, stream: number): number => new Random(seed, stream).normal()

/**
 * Returns every ZIP Code that has an area, in ascending order, with its number of people. States get people in
 * proportion to the 2020 Census, and ZIP Codes within a state in proportion to their density. `within` lists the states
 * to include; all if empty. Neighbors resemble each other, since means are drawn per county, SCF, and ZIP Code.
 */
export const layOutPlaces = (
  seed: number,
  records: number,
  within: ReadonlyArray<string> = [],
): ReadonlyArray<Place> => {
  const all = readZips()
  const zips = all.filter(({ hasArea }) => hasArea)
  // A city's PO boxes have ZIP Codes too, so that their number tells a town from a village.
  const cityZips = Map.groupBy(all, ({ city, state }) => `${city} ${state}`)
  const density = pointDensity(zips)
  const ranked = density.toSorted()
  const rankOf = new Map(Array.from(ranked, (value, rank) => [value, rank / ranked.length]))

  const weights = zips.map(({ zip, city, state }, index) => {
    const crowding = Math.sqrt(Math.min(density[index] ?? 0, 900) / 900)
    const town = Math.sqrt(Math.min((cityZips.get(`${city} ${state}`)?.length ?? 1) - 1, 16) / 16)
    const luck = 1 + 0.25 * draw(seed, SIZE_STREAM + Number(zip))
    return Math.round(1_000 * (0.15 + 2 * crowding + 5 * town * (0.3 + crowding)) * luck)
  })
  const states = readStates().filter(({ code }) => within.length === 0 || within.includes(code))
  const ofState = new Map(
    apportion(
      records,
      states.map(({ population }) => population),
    ).map((n, i) => [states[i]?.code, n]),
  )
  const people = new Map<string, number>()
  for (const [state, members] of Map.groupBy(zips.keys(), (index) => zips[index]?.state ?? "")) {
    const shares = apportion(
      ofState.get(state) ?? 0,
      members.map((index) => weights[index] ?? 0),
    )
    for (const [place, index] of members.entries()) people.set(zips[index]?.zip ?? "", shares[place] ?? 0)
  }

  let firstRow = 0
  return zips.map(({ zip, city, state, countyFips, latitude, longitude }, index) => {
    const urbanity = rankOf.get(density[index] ?? 0) ?? 0
    const own = new Random(seed, ZIP_STREAM + Number(zip))
    const near =
      0.55 * draw(seed, COUNTY_STREAM + Number(countyFips)) +
      0.45 * draw(seed, SCF_STREAM + Number(zip.slice(0, 3)))
    const affluence = near + 0.55 * own.normal() + 0.5 * (urbanity - 0.5)
    const here = people.get(zip) ?? 0
    const place = {
      zip,
      city,
      state,
      latitude,
      longitude,
      reach: Math.min(0.5 / Math.sqrt(density[index] ?? 1), FARTHEST_REACH),
      people: here,
      records: here,
      firstRow,
      urbanity,
      affluence,
      ageing: 2.5 * own.normal() - 4 * (urbanity - 0.5),
      homePrice: (DEAR.get(state) ?? 0) + 0.35 * affluence + 0.3 * (urbanity - 0.5),
    }
    firstRow += here
    return place
  })
}
