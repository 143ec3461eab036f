import { type FsaInfo, readFsas, readProvinces } from "@listwright/geography"
import type { Place } from "../../format/layout/Place.ts"
import { ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import { apportion } from "../places/apportion.ts"
import { pointDensity } from "../places/pointDensity.ts"
import { Random } from "../random/Random.ts"

/**
 * The natural logarithm of home prices relative to the country's median, for provinces where they differ substantially;
 * approximate, set manually.
 */
const DEAR = new Map([
  ["BC", 0.55],
  ["ON", 0.35],
  ["YT", 0.15],
  ["QC", -0.15],
  ["PE", -0.25],
  ["MB", -0.3],
  ["NS", -0.25],
  ["SK", -0.4],
  ["NL", -0.45],
  ["NB", -0.45],
])

/** The random streams for laying out areas, by the number of a forward sortation area. */
const DISTRICT_STREAM = 10_100_000
const FSA_STREAM = 10_200_000
const SIZE_STREAM = 10_300_000

/** The maximum reach of a populated area in degrees of latitude, regardless of the available space. */
const FARTHEST_REACH = 0.15
/** The maximum urbanity of a rural forward sortation area. */
const RURAL = 0.35

/** Returns whether a forward sortation area is rural, which is indicated by a 0 as its second character. */
const isRural = ({ fsa }: FsaInfo): boolean => fsa.charAt(1) === "0"

const draw = (seed: number, stream: number): number => new Random(seed, stream).normal()

/** Returns an area's population relative to the province's other areas, which are drawn to be of roughly equal size. */
const weightOf = (seed: number, info: FsaInfo, zip: number): number => {
  const luck = 1 + 0.28 * draw(seed, SIZE_STREAM + zip)
  return Math.round(1_000 * luck * luck * (isRural(info) ? 1.2 : 1))
}

const peopleOf = (
  seed: number,
  people: number,
  fsas: ReadonlyArray<FsaInfo>,
  within: ReadonlyArray<string>,
): ReadonlyMap<string, number> => {
  const provinces = readProvinces().filter(({ code }) => within.length === 0 || within.includes(code))
  const shares = apportion(
    people,
    provinces.map(({ population }) => population),
  )
  return new Map(
    provinces.flatMap(({ code }, at) => {
      const members = fsas.filter(({ province }) => province === code)
      const own = apportion(
        shares[at] ?? 0,
        members.map((info) => weightOf(seed, info, ZIP_NUMBERS.CA.zipNumber(info.fsa))),
      )
      return members.map(({ fsa }, place) => [fsa, own[place] ?? 0] as const)
    }),
  )
}

/**
 * Lays out all forward sortation areas, ascending, with their people, in proportion to the provinces' populations in
 * the 2021 Census. `within` lists the provinces to include; all if empty. Adjacent areas resemble each other, as in the
 * United States.
 */
export const layOutFsas = (
  seed: number,
  people: number,
  within: ReadonlyArray<string>,
): ReadonlyArray<Place> => {
  const fsas = readFsas()
  const density = pointDensity(fsas)
  const ranked = density.toSorted()
  const rankOf = new Map(Array.from(ranked, (value, rank) => [value, rank / ranked.length]))
  const shares = peopleOf(seed, people, fsas, within)
  let firstRow = 0
  return fsas.map((info, at) => {
    const { city, fsa, latitude, longitude, province } = info
    const zip = ZIP_NUMBERS.CA.zipNumber(fsa)
    const rank = rankOf.get(density[at] ?? 0) ?? 0
    const urbanity = isRural(info) ? RURAL * rank : RURAL + (1 - RURAL) * rank
    const own = new Random(seed, FSA_STREAM + zip)
    const near = 0.65 * draw(seed, DISTRICT_STREAM + Math.floor(zip / 100))
    const affluence = near + 0.6 * own.normal() + 0.4 * (urbanity - 0.5)
    const here = shares.get(fsa) ?? 0
    const place = {
      zip: fsa,
      city,
      state: province,
      latitude,
      longitude,
      reach: Math.min(0.5 / Math.sqrt(density[at] ?? 1), FARTHEST_REACH),
      people: here,
      records: here,
      firstRow,
      urbanity,
      affluence,
      ageing: 2.5 * own.normal() - 3 * (urbanity - 0.5),
      homePrice: (DEAR.get(province) ?? 0) + 0.35 * affluence + 0.4 * (urbanity - 0.5),
    }
    firstRow += here
    return place
  })
}
