import type { CanadianGeography } from "../canada/CanadianGeography.ts"
import type { AreaEntry } from "./AreaEntry.ts"
import { cityEntry, stateEntry, stateTexts } from "./areaEntries.ts"

/** Yields Canada's provinces and cities, which are few enough for a single piece. */
export function* canadianEntries({
  cities,
  fsasOfProvince,
  provinces,
}: CanadianGeography): Generator<ReadonlyArray<AreaEntry>> {
  const { stateText } = stateTexts(provinces)
  yield [
    ...provinces.map(({ code, name }) => stateEntry(code, name, fsasOfProvince(code).length)),
    ...cities.map(({ fsas, name, province }) => cityEntry(province, name, fsas.length, stateText(province))),
  ]
}
