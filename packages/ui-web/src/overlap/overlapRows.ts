import {
  type ListsOverlap,
  type OverlapPart,
  type OverlapRow,
  partCode,
  partText,
} from "@listwright/domain/saved-lists"
import { letterOf } from "./letterOf.ts"

/** A row of the plot: a part of the overlap as it is drawn and read. */
export interface PlotRow extends OverlapRow {
  readonly code: string
  readonly text: string
  /** The same with letters in place of names, for where names have no room. */
  readonly short: string
  /** The lists whose dot is filled; null: whichever, so there are no dots. */
  readonly dots: ReadonlyArray<number> | null
}

/** What the plot shows from top to bottom. */
export interface Plot {
  readonly names: ReadonlyArray<string>
  readonly lists: ReadonlyArray<PlotRow>
  /** The largest first. */
  readonly regions: ReadonlyArray<PlotRow>
  readonly combinations: ReadonlyArray<PlotRow>
  /** The longest bar. */
  readonly most: number
}

const dotsOf = (part: OverlapPart): ReadonlyArray<number> | null =>
  part.kind === "region" ? part.lists : null

/** Whether a part is no region of its own: in all lists, and in one alone, is. */
const isCombination = ({ part }: OverlapRow, lists: number): boolean =>
  part.kind === "union" || (part.kind === "exactly" && part.k < lists)

export const plotOf = ({ lists, parts, regions }: ListsOverlap): Plot => {
  const names = lists.map(({ orderDesc }) => orderDesc)
  const letters = names.map((_, at) => letterOf(at))
  const rowOf = (row: OverlapRow): PlotRow => ({
    ...row,
    code: partCode(row.part),
    text: partText(row.part, names),
    short: partText(row.part, letters),
    dots: dotsOf(row.part),
  })
  return {
    names,
    lists: parts.filter(({ part }) => part.kind === "list").map(rowOf),
    regions: regions.map(rowOf).toSorted((a, b) => b.records - a.records),
    combinations: parts.filter((row) => isCombination(row, names.length)).map(rowOf),
    most: Math.max(1, ...parts.map(({ records }) => records)),
  }
}
