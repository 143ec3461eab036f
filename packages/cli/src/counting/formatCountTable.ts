import type { AreaCount } from "@listwright/domain/counting"
import type { CountTable } from "./countTables.ts"
import type { FinishedCount } from "./CountState.ts"
import { areaKeyCode } from "./areaKeyCode.ts"
import { buildCountRows } from "./countText.ts"
import { tsvRow } from "../terminal/tsvRow.ts"

interface Layout {
  /** The name of the table's rows in a count's complete output. */
  readonly row: string
  readonly headings: ReadonlyArray<string>
  /** The option that requests the table. */
  readonly option: string
}

/** The columns of each table, in the order of its rows' fields. */
const LAYOUTS: Readonly<Record<Exclude<CountTable, "areas" | "zips">, Layout>> = {
  total: { row: "total", headings: ["total", "with_phones"], option: "count" },
  waterfall: { row: "step", headings: ["leaves", "removes", "name"], option: "--waterfall" },
  lists: { row: "list", headings: ["records", "only", "name"], option: "--waterfall of combined lists" },
  suggestions: { row: "more", headings: ["more", "name"], option: "--suggest" },
  restrictions: { row: "near", headings: ["records", "name"], option: "--want" },
  details: {
    row: "detail",
    headings: ["available", "with_phones", "area", "code", "homes", "apartments", "businesses", "miles"],
    option: "--details",
  },
  breakdown: { row: "breakdown", headings: ["records", "column", "value", "name"], option: "--breakdown" },
  cross: {
    row: "cell",
    headings: ["records", "row_column", "row_value", "column_column", "column_value"],
    option: "--cross",
  },
  saturation: {
    row: "route",
    headings: ["selected", "deliverable", "code", "adds"],
    option: "--saturation",
  },
  "fill-rates": { row: "fill", headings: ["known", "column", "name"], option: "--fill-rates" },
  price: { row: "price", headings: ["amount", "label", "detail"], option: "--price" },
}

const isAsked = (table: keyof typeof LAYOUTS, { explained, insights, price }: FinishedCount): boolean => {
  switch (table) {
    case "total":
      return true
    case "waterfall":
      return explained.waterfall !== null
    case "lists":
      return explained.lists !== null
    case "suggestions":
      return explained.suggestions !== null
    case "restrictions":
      return explained.restrictions !== null
    case "details":
      return insights.details !== null
    case "breakdown":
      return insights.breakdowns !== null
    case "cross":
      return insights.crossTable !== null
    case "saturation":
      return insights.saturation !== null
    case "fill-rates":
      return insights.fillRates !== null
    case "price":
      return price !== null
  }
}

const tableOf = (heading: string, counts: ReadonlyArray<AreaCount>): string =>
  [
    tsvRow(heading, "available", "with_phones"),
    ...counts.map(({ available, key, withPhones }) => tsvRow(areaKeyCode(key), available, withPhones)),
  ].join("")

/**
 * Formats one table of a count under its headings; if its option wasn't given, returns a message explaining why the
 * table is missing.
 */
export const formatCountTable = (
  table: CountTable,
  counted: FinishedCount,
): { readonly text: string } | { readonly missing: string } => {
  if (table === "areas") return { text: tableOf("area", counted.answer.areas) }
  if (table === "zips")
    return counted.zips === null
      ? { missing: "--tsv zips needs --by zip." }
      : { text: tableOf("zip", counted.zips) }
  const { headings, option, row } = LAYOUTS[table]
  if (!isAsked(table, counted)) return { missing: `--tsv ${table} needs ${option}.` }
  const rows = buildCountRows(counted)
    .filter(([name]) => name === row)
    .map(([, ...fields]) => tsvRow(...fields))
  return { text: [tsvRow(...headings), ...rows].join("") }
}
