import type { Country } from "@listwright/domain/shared"
import { type GeographyTables, countryStates } from "../places/GeographyTables.ts"
import type { AreaEntry } from "./AreaEntry.ts"
import { areaEntries } from "./areaEntries.ts"
import { canadianEntries } from "./canadianEntries.ts"

/** A country's searchable areas, 35,000 in the United States and 800 in Canada, with indexes for finding them. */
export interface AreaIndex {
  readonly country: Country
  readonly states: ReadonlyArray<{ readonly code: string; readonly name: string }>
  readonly tables: GeographyTables
  readonly entries: ReadonlyArray<AreaEntry>
  /** The positions of entries with a word that begins with a given letter. */
  readonly byLetter: ReadonlyMap<string, ReadonlyArray<number>>
  /** The positions of entries by code, written as one word. */
  readonly byCode: ReadonlyMap<string, ReadonlyArray<number>>
}

const put = (lists: Map<string, Array<number>>, key: string, position: number): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [position])
  else list.push(position)
}

/** Builds the index in short pieces, so that other work can run between them. */
export function* buildIndexInSteps(tables: GeographyTables, country: Country): Generator<void, AreaIndex> {
  const entries: Array<AreaEntry> = []
  const byLetter = new Map<string, Array<number>>()
  const byCode = new Map<string, Array<number>>()
  for (const piece of country === "CA" ? canadianEntries(tables.canada) : areaEntries(tables)) {
    for (const entry of piece) {
      const position = entries.push(entry) - 1
      for (const letter of new Set(entry.words.map((word) => word.charAt(0)))) put(byLetter, letter, position)
      for (const code of entry.codes) put(byCode, code, position)
    }
    yield
  }
  // Groups the ZIP Codes by city now, so that no user has to wait for it later.
  if (country === "US") tables.zipsOfCity("", "")
  return { country, states: countryStates(tables, country), tables, entries, byLetter, byCode }
}
