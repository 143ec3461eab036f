import { type AreaHit, splitPlaceWords } from "@listwright/domain/geography"
import { Zip } from "@listwright/domain/shared"
import type { GeographyTables } from "../places/GeographyTables.ts"
import type { ZipInfo } from "../tables/ZipInfo.ts"
import type { AreaIndex } from "./AreaIndex.ts"
import { type SearchWord, hasWordStartingWith } from "./parseSearchWords.ts"
import { withoutKindWords, AREA_KIND_KEYWORDS, kindsToList } from "./areaKindKeywords.ts"
import { findMatchingEntries } from "./findMatchingEntries.ts"
import { MATCH_RANKS, type MatchRank } from "./matchRank.ts"
import { areaZips } from "./areaZips.ts"

/** The ZIP Codes found, ascending, and their common rank. */
export interface ZipMatch {
  readonly zips: ReadonlyArray<ZipInfo>
  readonly nearness: MatchRank
}

/** Returns the position of the first ZIP Code that sorts at or after `text`. */
const firstFrom = (zips: ReadonlyArray<ZipInfo>, text: string): number => {
  let [from, to] = [0, zips.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((zips[middle]?.zip ?? "") < text) from = middle + 1
    else to = middle
  }
  return from
}

/** Finds ZIP Codes by their digits, with or without their city or state: '606', '60614', 'Chicago 606', '60614 IL'. */
const byDigits = ({ zips }: GeographyTables, digits: string, others: ReadonlyArray<SearchWord>): ZipMatch => {
  // No digit is greater than ':'.
  const found = zips.slice(firstFrom(zips, digits), firstFrom(zips, `${digits}:`))
  const nearness = digits.length === 5 ? MATCH_RANKS.code : MATCH_RANKS.beginning
  if (others.length === 0) return { zips: found, nearness }
  const told = new Map<string, string>()
  const toldOf = ({ city, state }: ZipInfo): string => {
    const place = `${city} ${state}`
    const text = told.get(place) ?? ` ${splitPlaceWords(place).join(" ")}${AREA_KIND_KEYWORDS.zip.said}`
    told.set(place, text)
    return text
  }
  return {
    zips: found.filter((info) => others.every((one) => hasWordStartingWith(toldOf(info), one))),
    nearness,
  }
}

/**
 * Returns the ZIP Codes in the likeliest other area, if ZIP Codes are requested: 'zip Chicago', 'Cook County ZIP
 * Codes'.
 */
const ofPlace = (index: AreaIndex, asked: ReadonlyArray<SearchWord>): ZipMatch | null => {
  const place = withoutKindWords("zip", asked)
  const [likeliest] = place.length === 0 ? [] : findMatchingEntries(index, place)
  if (likeliest === undefined) return null
  return {
    zips: areaZips(index.tables, likeliest.entry.hit.area).flatMap((zip) => index.tables.zipInfo(zip) ?? []),
    nearness: MATCH_RANKS.listed,
  }
}

/** Finds the ZIP Codes that the words might mean; null if there are none. */
export const findMatchingZips = (index: AreaIndex, asked: ReadonlyArray<SearchWord>): ZipMatch | null => {
  const digits = asked.filter(({ word }) => /^\d{1,5}$/.test(word))
  const [first, second] = digits
  if (first === undefined) return kindsToList(asked).includes("zip") ? ofPlace(index, asked) : null
  if (second !== undefined) return null
  const found = byDigits(
    index.tables,
    first.word,
    asked.filter((one) => one !== first),
  )
  return found.zips.length === 0 ? null : found
}

/** Returns a ZIP Code as a search hit. */
export const zipHit = ({ city, state, zip }: ZipInfo): AreaHit => ({
  area: { kind: "zip", zip: Zip.make(zip), excluded: false },
  name: zip,
  place: `${city}, ${state}`,
  zips: 1,
})
