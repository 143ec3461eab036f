import { type Area } from "../definition/Area.ts"
import { areaKindCountsText } from "../definition/areasSummary.ts"
import { longDateText } from "../quotes/longDateText.ts"
import type { LetterTerm } from "../quotes/quoteLetter.ts"
import type { Table } from "../saved-lists/tables/Table.ts"
import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { type BreakdownTable, breakdownTables } from "./breakdownReport.ts"
import { MULTIPLE_VALUES_NOTE } from "./Notices.ts"

/** The subject of a breakdown. */
export interface BreakdownTopic {
  /** The attribute's name. */
  readonly name: string
  /** The order's name; '' if the list doesn't have one yet. */
  readonly orderName: string
  /** The data source's name. */
  readonly source: string
  readonly areas: ReadonlyArray<Area>
  /** The audience in words: 'People aged 25 to 44'. */
  readonly audience: string
  readonly total: number
  /** The current day, as an ISO date. */
  readonly today: string
}

/** A breakdown formatted as a document. */
export interface BreakdownDocument {
  readonly title: string
  /** The file name, without an extension. */
  readonly fileName: string
  readonly terms: ReadonlyArray<LetterTerm>
  readonly table: Table
  /** The sentences below the table. */
  readonly notes: ReadonlyArray<string>
}

/**
 * The maximum number of areas listed by name. If there are more, only their number is shown, because a long line of
 * names is unreadable.
 */
const MAX_NAMED = 8

const areasTold = (areas: ReadonlyArray<Area>, nameOf: (area: Area) => string): string => {
  const chosen = areas.filter(({ excluded }) => !excluded)
  const excluded = areas.length - chosen.length
  const told = chosen.length > MAX_NAMED ? areaKindCountsText(chosen) : chosen.map(nameOf).join("; ")
  return excluded === 0 ? told : `${told}; ${formatWholeNumber(excluded)} excluded`
}

/** Builds a breakdown document for reading and printing. `nameOf` returns an area's display name. */
export const breakdownDocument = (
  table: BreakdownTable,
  { areas, audience, name, orderName, source, today, total }: BreakdownTopic,
  nameOf: (area: Area) => string,
): BreakdownDocument => {
  const { fileName, title, whole } = breakdownTables(table, { name, today, total })
  return {
    title,
    fileName,
    terms: [
      ...(orderName === "" ? [] : [{ name: "List", text: orderName }]),
      { name: "Data source", text: source },
      { name: "Areas", text: areasTold(areas, nameOf) },
      { name: "Audience", text: audience },
      { name: "Records", text: formatWholeNumber(total) },
      { name: "Counted on", text: longDateText(today) },
    ],
    table: whole,
    notes: table.isSum ? [] : [MULTIPLE_VALUES_NOTE],
  }
}
