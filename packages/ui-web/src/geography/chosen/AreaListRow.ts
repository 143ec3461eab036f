import {
  type Area,
  areaCode,
  areaKey,
  areaLabel,
  areasName,
  areaText,
  countryOfAreas,
} from "@listwright/domain/definition"
import { namesApart } from "@listwright/domain/geography"
import type { ListGroup, ListedRow } from "../../design/selected-list/ListColumn.ts"
import type { AreaName } from "../useAreaNames.ts"

/** A chosen area as the list shows it. */
export interface AreaListRow extends ListedRow {
  readonly area: Area
  /** From 1: a record belongs to the first area that contains it. */
  readonly position: number
  /** 'Chicago, IL'; '' where there is nothing to add, or while it is unknown. */
  readonly place: string
  /** The kind of area, as named in the glossary. */
  readonly kind: string
  /** The same where there are several kinds, else '': a phone has no room to repeat it. */
  readonly kindOnPhone: string
  /** Records that the area brings; null for an excluded one, and while it is unknown. */
  readonly available: number | null
  /** The figure is that of the list as it was. */
  readonly isPending: boolean
}

/** The rows of areas, with what names and counts them. */
export const areaListRows = (
  areas: ReadonlyArray<Area>,
  nameOf: (area: Area) => AreaName,
  availableOf: (key: string) => number | null,
  isPending: boolean,
): ReadonlyArray<AreaListRow> => {
  const apart = namesApart(areas, nameOf)
  const isOfOneKind = areas.every(({ kind }) => kind === areas[0]?.kind)
  return areas.map((area, index) => {
    const key = areaKey(area)
    const kind = areaLabel(area.kind, countryOfAreas([area]))
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

/** Shapes and places have no code that anybody pastes. */
const isNamed = ({ kind }: Area): boolean =>
  kind === "city" || kind === "radius" || kind === "closest" || kind === "polygon" || kind === "nation"

/**
 * Returns the text to copy for an area: its code in a form that can be pasted ('606141234', '17031'), or its name
 * ('Chicago, IL').
 */
export const copiedText = ({ area }: Pick<AreaListRow, "area">): string =>
  isNamed(area) ? areaText(area) : areaCode(area)

/** Returns the text that the filter searches: names, codes with and without separators, the state, the kind. */
export const filteredText = ({ area, kind, name, place }: AreaListRow): string =>
  `${name} ${place} ${areaText(area)} ${copiedText({ area })} ${kind}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Groups areas by kind if there are several kinds. Adds a group of the excluded areas if some areas are excluded, but
 * not all.
 */
export const areaGroups = (areas: ReadonlyArray<Area>): ReadonlyArray<ListGroup<AreaListRow>> => {
  const kinds = [...new Set(areas.map(({ kind }) => kind))]
  const excluded = areas.filter((area) => area.excluded).length
  return [
    ...(kinds.length < 2
      ? []
      : kinds.map((kind) => ({
          id: kind,
          title: capital(areasName(kind, 2, countryOfAreas(areas))),
          has: ({ area }: AreaListRow) => area.kind === kind,
        }))),
    ...(excluded === 0 || excluded === areas.length
      ? []
      : [{ id: "excluded", title: "Excluded", has: ({ area }: AreaListRow) => area.excluded }]),
  ]
}
