import { cityKey } from "@listwright/domain/definition"
import {
  forwardSortationArea,
  groupBy,
  isPostalCode,
  lazyValue,
  SECOND_HALF_LETTERS,
} from "@listwright/domain/shared"
import type { CanadianCity, FsaInfo, Province } from "./Fsa.ts"
import { readFsas, readProvinces } from "./readCanada.ts"

/** Canada's populated places: 1,619 forward sortation areas in 13 provinces and territories. */
export interface CanadianGeography {
  /** The forward sortation areas, ascending. */
  readonly fsas: ReadonlyArray<FsaInfo>
  /** The provinces, in code order. */
  readonly provinces: ReadonlyArray<Province>
  /** The cities, sorted by province and then by name. */
  readonly cities: ReadonlyArray<CanadianCity>
  readonly fsaInfo: (fsa: string) => FsaInfo | undefined
  /**
   * Returns the existing FSAs, and the well-formed postal codes within them, in the requested order, without
   * duplicates. Only the postal service knows which postal codes exist.
   */
  readonly wellFormed: (codes: ReadonlyArray<string>) => ReadonlyArray<string>
  /** Returns a city's FSAs, ascending like all lists below; empty for an unknown city. */
  readonly fsasOfCity: (province: string, name: string) => ReadonlyArray<string>
  readonly fsasOfProvince: (province: string) => ReadonlyArray<string>
}

const NONE: ReadonlyArray<string> = []

/** Matches the second half of a postal code, or an empty string. */
const SECOND_HALF = new RegExp(`^(?:\\d${SECOND_HALF_LETTERS}\\d)?$`)

const codesBy = (fsas: ReadonlyArray<FsaInfo>, keyOf: (info: FsaInfo) => string) => {
  const groups = new Map(
    [...groupBy(fsas, keyOf)].map(([key, members]) => [key, members.map(({ fsa }) => fsa)]),
  )
  return (key: string): ReadonlyArray<string> => groups.get(key) ?? NONE
}

const citiesOf = (fsas: ReadonlyArray<FsaInfo>): ReadonlyArray<CanadianCity> =>
  [...groupBy(fsas, ({ city, province }) => `${province}\t${city}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, members]) => {
      const [first] = members
      return first === undefined
        ? []
        : [{ province: first.province, name: first.city, fsas: members.map(({ fsa }) => fsa) }]
    })

/** Reads the committed files, about 60 kB. */
export const makeCanadianGeography = (): CanadianGeography => {
  const fsas = readFsas()
  const byFsa = new Map(fsas.map((info) => [info.fsa, info]))
  const cities = lazyValue(() => citiesOf(fsas))
  const ofCity = lazyValue(() => codesBy(fsas, ({ city, province }) => cityKey(province, city)))
  const ofProvince = lazyValue(() => codesBy(fsas, ({ province }) => province))
  return {
    fsas,
    provinces: readProvinces(),
    get cities() {
      return cities()
    },
    fsaInfo: (fsa) => byFsa.get(fsa),
    wellFormed: (codes) =>
      [...new Set(codes)].filter(
        (code) =>
          isPostalCode(code) &&
          byFsa.has(forwardSortationArea(code)) &&
          SECOND_HALF.test(code.slice(forwardSortationArea(code).length)),
      ),
    fsasOfCity: (province, name) => ofCity()(cityKey(province, name)),
    fsasOfProvince: (province) => ofProvince()(province),
  }
}
