import { cityKey } from "@listwright/domain/definition"
import { normalizePlaceName } from "@listwright/domain/geography"
import { groupBy, lazyValue } from "@listwright/domain/shared"
import { Effect } from "effect"
import { makeCanadianGeography } from "../canada/CanadianGeography.ts"
import type { City } from "../tables/City.ts"
import { readDistricts } from "../districts/readDistricts.ts"
import { readMetroAreas } from "../metro/readMetroAreas.ts"
import { readCounties, readScfs, readStates, readZips } from "../tables/readGeography.ts"
import type { ZipInfo } from "../tables/ZipInfo.ts"

const NONE: ReadonlyArray<string> = []

/** Groups ZIP Codes by key, ascending. The groups are built on first use. */
const zipsBy = (zips: ReadonlyArray<ZipInfo>, keyOf: (info: ZipInfo) => string | null) => {
  const groups = lazyValue(
    () => new Map([...groupBy(zips, keyOf)].map(([key, members]) => [key, members.map(({ zip }) => zip)])),
  )
  return (key: string): ReadonlyArray<string> => groups().get(key) ?? NONE
}

const citiesOf = (zips: ReadonlyArray<ZipInfo>): ReadonlyArray<City> =>
  [...groupBy(zips, ({ state, city }) => `${state}\t${city}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, members]) => {
      const [first] = members
      return first === undefined
        ? []
        : [{ state: first.state, name: first.city, zips: members.map(({ zip }) => zip) }]
    })

/** Builds the geography from the committed files and the provider's replacements. */
export const makeGeography = Effect.fn("makeGeography")(function* (folder: string | null) {
  const zips = readZips()
  const byZip = lazyValue(() => new Map(zips.map((info) => [info.zip, info])))
  const cities = lazyValue(() => citiesOf(zips))
  const called = lazyValue(() => groupBy(cities(), ({ name }) => normalizePlaceName(name)))
  const canada = lazyValue(makeCanadianGeography)
  const { metroAreas, facts: delineation } = yield* readMetroAreas(folder)
  const metroArea = new Map(metroAreas.map((area) => [area.code, area]))
  const { districts, facts: congress } = yield* readDistricts(folder)
  const zipsOfCity = zipsBy(zips, ({ state, city }) => cityKey(state, city))
  return {
    get canada() {
      return canada()
    },
    zips,
    counties: readCounties(),
    scfs: readScfs(),
    states: readStates(),
    get cities() {
      return cities()
    },
    citiesCalled: (plainName: string) =>
      (called().get(plainName) ?? []).toSorted((a, b) => b.zips.length - a.zips.length),
    metroAreas,
    delineation,
    congress,
    zipInfo: (zip: string) => byZip().get(zip),
    zipsInRange: (from: string, to: string) =>
      zips.map(({ zip }) => zip).filter((zip) => from <= zip && zip <= to),
    validZips: (asked: ReadonlyArray<string>) => [...new Set(asked)].filter((zip) => byZip().has(zip)),
    countiesOfMetroArea: (code: string) => metroArea.get(code)?.counties,
    districtsOfZip: (zip: string) => districts.districtsOfZip.get(zip) ?? NONE,
    districts: (state: string) =>
      [...districts.zipsOfDistrict.keys()].filter((district) => district.slice(0, 2) === state),
    zipsOfDistrict: (district: string) => districts.zipsOfDistrict.get(district) ?? NONE,
    zipsOfCounty: zipsBy(zips, ({ countyFips }) => countyFips),
    zipsOfCity: (state: string, name: string) => zipsOfCity(cityKey(state, name)),
    zipsOfScf: zipsBy(zips, ({ zip }) => zip.slice(0, 3)),
    zipsOfState: zipsBy(zips, ({ state }) => state),
  }
})
