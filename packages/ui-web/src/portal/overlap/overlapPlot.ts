import {
  type ListOverlap,
  type OverlapPart,
  type OverlapRow,
  overlapRows,
  partCode,
  partText,
} from "@listwright/domain/saved-lists"
import { listLetter } from "../../design/listLetter.ts"

/** A row in the plot: a part of the overlap as displayed. */
export interface PlotRow extends OverlapRow {
  readonly code: string
  readonly text: string
  /** The text with letters instead of names, for narrow spaces. */
  readonly short: string
  /** The lists whose dots are filled; null if the part doesn't depend on particular lists and has no dots. */
  readonly dots: ReadonlyArray<number> | null
}

/** The content of the plot, from top to bottom. */
export interface Plot {
  readonly names: ReadonlyArray<string>
  readonly lists: ReadonlyArray<PlotRow>
  /** The regions, largest first. */
  readonly regions: ReadonlyArray<PlotRow>
  readonly combinations: ReadonlyArray<PlotRow>
  /** The record count of the longest bar. */
  readonly most: number
}

const dotsOf = (part: OverlapPart): ReadonlyArray<number> | null =>
  part.kind === "region" ? part.lists : null

export const buildPlot = (overlap: ListOverlap): Plot => {
  const { lists, parts } = overlap
  const rows = overlapRows(overlap)
  const names = lists.map(({ name }) => name)
  const letters = names.map((_, at) => listLetter(at))
  const rowOf = (row: OverlapRow): PlotRow => ({
    ...row,
    code: partCode(row.part),
    text: partText(row.part, names),
    short: partText(row.part, letters),
    dots: dotsOf(row.part),
  })
  return {
    names,
    lists: rows.lists.map(rowOf),
    regions: rows.regions.map(rowOf),
    combinations: rows.combinations.map(rowOf),
    most: Math.max(1, ...parts.map(({ records }) => records)),
  }
}
