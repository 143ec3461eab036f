import type { ListOverlap, OverlapRow } from "../ListOverlap.ts"
import type { OverlapPart } from "../OverlapPart.ts"
import { partText } from "../partText.ts"
import { overlapRows } from "./overlapRows.ts"
import type { Table, TableCell, TableColumn, TableDownload } from "./Table.ts"

const inWords = new Intl.ListFormat("en-US")
const text = (title: string): TableColumn => ({ title, kind: "text" })
const day = (title: string): TableColumn => ({ title, kind: "day" })

/** Returns whether a part's definition puts all of its records in the list at position `at`. */
const isMember = (part: OverlapPart, at: number): boolean =>
  part.kind === "region" ? part.lists.includes(at) : part.kind === "list" && part.list === at

/** Returns the record, share, and price columns; the last one is included only if `over` isn't null. */
const figures = ({ lists, over }: ListOverlap): ReadonlyArray<TableColumn> => [
  { title: "People", kind: "records" },
  { title: "With phones", kind: "records" },
  { title: "Share", kind: "share" },
  { title: "Price alone", kind: "dollars", decimals: 2 },
  ...(over === null
    ? []
    : [
        {
          title: `Cost added to ${partText(
            over,
            lists.map(({ name }) => name),
          )}`,
          kind: "dollars" as const,
          decimals: 2,
        },
      ]),
]

/**
 * Builds an overlap's tables as displayed: its regions and their combinations, and the lists. `today` is an ISO date.
 */
export const overlapTables = (overlap: ListOverlap, today: string): TableDownload => {
  const { lists, over, total } = overlap
  const names = lists.map(({ name }) => name)
  const rows = overlapRows(overlap)
  const figuresOf = ({ alone, onTop, records, withPhones }: OverlapRow): ReadonlyArray<TableCell> => [
    records,
    withPhones,
    total === 0 ? 0 : records / total,
    alone,
    ...(over === null ? [] : [onTop]),
  ]
  const partRow = (kind: string, row: OverlapRow): ReadonlyArray<TableCell> => [
    kind,
    partText(row.part, names),
    ...names.map((_, at) => (isMember(row.part, at) ? "in" : null)),
    ...figuresOf(row),
  ]
  const columns = [text("Part"), text("Who"), ...names.map(text), ...figures(overlap)]
  const parts = [
    ...rows.regions.map((row) => partRow("Region", row)),
    ...rows.combinations.map((row) => partRow("Combination", row)),
  ]
  const ofLists: Table = {
    name: "Lists",
    columns: [
      text("Name"),
      text("Code"),
      text("Data source"),
      day("Saved"),
      day("Valid until"),
      ...figures(overlap),
    ],
    rows: rows.lists.flatMap((row) => {
      const list = row.part.kind === "list" ? lists[row.part.list] : undefined
      if (list === undefined) return []
      const { sourceName, expirationDate, name, orderCode, orderDate } = list
      return [[name, orderCode, sourceName, orderDate, expirationDate, ...figuresOf(row)]]
    }),
  }
  return {
    title: `Overlap of ${inWords.format(names)}`,
    fileName: `overlap-${today}`,
    sheets: [{ name: "Regions", columns, rows: parts }, ofLists],
    whole: {
      name: "Overlap",
      columns,
      rows: [...rows.lists.map((row) => partRow("List", row)), ...parts],
    },
  }
}
