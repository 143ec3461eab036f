import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import type { Area } from "./Area.ts"
import { groupBy } from "../shared/groupBy.ts"
import { areaKey } from "./areaKey.ts"
import { areaLabel, areaKindNoun, areaText, inferCountry, isCodeOnly } from "./areaKinds.ts"

/** Returns an area's name; null if only its code is known. */
export type AreaNameLookup = (area: Area) => string | null

const noNames: AreaNameLookup = () => null

/**
 * Returns a function that names a list's areas by key: '60614', '20 mi around 350 Fifth Ave'. It prefers the name from
 * the lookup if there is one, and returns the key if the list has no such area.
 */
export const createAreaNamer = (
  areas: ReadonlyArray<Area>,
  nameOf: AreaNameLookup = noNames,
): ((key: string) => string) => {
  const byKey = new Map(areas.map((area) => [areaKey(area), area]))
  return (key) => {
    const area = byKey.get(key)
    return area === undefined ? key : (nameOf(area) ?? areaText(area))
  }
}

/**
 * Describes how many areas of each kind there are: '2 ZIP Codes, 1 county'. The kinds are in the order of their first
 * areas.
 */
export const areaKindCountsText = (areas: ReadonlyArray<Area>): string =>
  [...groupBy(areas, ({ kind }) => kind)].map(([kind, ofKind]) => severalText(kind, ofKind)).join(", ")

/** Formats the number of areas of one kind: '2 counties'. */
const severalText = (kind: Area["kind"], areas: ReadonlyArray<Area>): string =>
  `${formatWholeNumber(areas.length)} ${areaKindNoun(kind, areas.length, inferCountry(areas))}`

/**
 * Summarizes the chosen areas on one line: 'ZIP Code 60614', 'Chicago, IL', '6 ZIP Codes', '8 areas', plus the number
 * excluded. A county, whose text is only a code, is shown by name if known: 'Cook, IL', otherwise 'County 17031'.
 */
export const areasSummary = (areas: ReadonlyArray<Area>, nameOf: AreaNameLookup = noNames): string => {
  const chosen = areas.filter(({ excluded }) => !excluded)
  const excluded = areas.length - chosen.length
  return `${chosenText(chosen, nameOf)}${excluded === 0 ? "" : `, ${formatWholeNumber(excluded)} excluded`}`
}

const chosenText = (chosen: ReadonlyArray<Area>, nameOf: AreaNameLookup): string => {
  const [first, ...others] = chosen
  if (first === undefined) return "No area"
  if (others.length === 0) return nameOf(first) ?? areaLine(first)
  const isOfOneKind = others.every(({ kind }) => kind === first.kind)
  return isOfOneKind ? severalText(first.kind, chosen) : `${formatWholeNumber(chosen.length)} areas`
}

/** Formats an area, preceded by the name of its kind if the text is only a code. */
const areaLine = (area: Area): string =>
  isCodeOnly(area.kind) ? `${areaLabel(area.kind)} ${areaText(area)}` : areaText(area)
