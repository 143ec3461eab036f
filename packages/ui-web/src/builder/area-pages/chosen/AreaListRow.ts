import {
  type Area,
  areaCode,
  areaKey,
  areaLabel,
  areaKindNoun,
  areaText,
  inferCountry,
} from "@listwright/domain/definition"
import { disambiguateAreaNames } from "@listwright/domain/geography"
import type { ListGroup, ListRowData } from "../../../design/selected-list/ListColumn.ts"
import type { AreaName } from "../useAreaNames.ts"

/** A row in the list of chosen areas. */
export interface AreaListRow extends ListRowData {
  readonly area: Area
  /** The position from 1. A record belongs to the first area that contains it. */
  readonly position: number
  /** The place: 'Chicago, IL'; '' if there's nothing to add, or while unknown. */
  readonly place: string
  /** The type of area, as named in the glossary. */
  readonly kind: string
  /** The type of area if there are several types, otherwise ''; a phone has no room to repeat it. */
  readonly kindOnPhone: string
  /** The number of records that the area adds; null if the area is excluded, or while the number is unknown. */
  readonly available: number | null
  /** True if the figure is for an earlier version of the list. */
  readonly isPending: boolean
}

const labelOf = (area: Area): string => areaLabel(area.kind, inferCountry([area]))

/** Returns the different types of areas, as named in the glossary. */
export const kindsOfAreas = (areas: ReadonlyArray<Area>): ReadonlyArray<string> => [
  ...new Set(areas.map(labelOf)),
]

/** Returns the rows of areas with their names and counts. */
export const areaListRows = (
  areas: ReadonlyArray<Area>,
  nameOf: (area: Area) => AreaName,
  availableOf: (key: string) => number | null,
  isPending: boolean,
): ReadonlyArray<AreaListRow> => {
  const apart = disambiguateAreaNames(areas, nameOf)
  const isOfOneKind = areas.every(({ kind }) => kind === areas[0]?.kind)
  return areas.map((area, index) => {
    const key = areaKey(area)
    const kind = labelOf(area)
    return {
      key,
      ...apart(area),
      area,
      position: index + 1,
      kind,
      kindOnPhone: isOfOneKind ? "" : kind,
      available: area.excluded ? null : availableOf(key),
      isPending,
    }
  })
}

/** Returns whether an area is copied by name, since users don't paste the codes of shapes and places. */
const isNamed = ({ kind }: Area): boolean =>
  kind === "city" || kind === "radius" || kind === "closest" || kind === "polygon" || kind === "nation"

/**
 * Returns the text to copy for an area: its code in a form that can be pasted ('606141234', '17031'), or its name ('Chicago, IL').
 */
export const areaCopyText = ({ area }: Pick<AreaListRow, "area">): string =>
  isNamed(area) ? areaText(area) : areaCode(area)

/** Returns the text that the filter searches: names, codes with and without separators, the state, and the type. */
export const areaFilterText = ({ area, kind, name, place }: AreaListRow): string =>
  `${name} ${place} ${areaText(area)} ${areaCopyText({ area })} ${kind}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Groups areas by type if there are several types. Adds a group of excluded areas if some, but not all, are excluded.
 */
export const areaGroups = (areas: ReadonlyArray<Area>): ReadonlyArray<ListGroup<AreaListRow>> => {
  const kinds = [...new Set(areas.map(({ kind }) => kind))]
  const excluded = areas.filter((area) => area.excluded).length
  return [
    ...(kinds.length < 2
      ? []
      : kinds.map((kind) => ({
          id: kind,
          title: capital(areaKindNoun(kind, 2, inferCountry(areas))),
          has: ({ area }: AreaListRow) => area.kind === kind,
        }))),
    ...(excluded === 0 || excluded === areas.length
      ? []
      : [{ id: "excluded", title: "Excluded", has: ({ area }: AreaListRow) => area.excluded }]),
  ]
}
