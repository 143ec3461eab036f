import { NO_AREA_ORDINAL } from "../areas/ordinalSql.ts"
import { allConditionsSql } from "../joinBalanced.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import type { SqlSelection } from "./Selection.ts"

/** The rows to count: the FROM clause, and the columns that an answer may use. */
export interface SelectedSql {
  readonly from: string
  /** Returns the FROM clause for the rows that also match a condition. */
  readonly where: (condition: string) => string
  /** SQL for the position of the row's area. */
  readonly ordinal: string
  readonly column: (name: string) => string
}

/** Returns SQL that tells whether a row is in the file and matches all conditions. */
export const fulfillingSql = ({ conditions, inFile }: Pick<SqlSelection, "conditions" | "inFile">): string =>
  allConditionsSql([inFile, ...conditions.map(({ sql }) => sql)])

/**
 * Returns the rows that result from a selection; for one record per household, the household's first row by person key
 * among its rows in any area. `columns`: the requested columns; `computed`: additional columns with their SQL.
 */
export const selectedSql = (
  selection: SqlSelection,
  { dialect: { ofLeast }, people }: Pick<SqlUniverse, "dialect" | "people">,
  columns: ReadonlyArray<string>,
  computed: ReadonlyMap<string, string> = new Map(),
): SelectedSql => {
  const { areas, oneAHousehold, ordinal } = selection
  const where = fulfillingSql(selection)
  // Without an area of the nearest everybody who fulfills the geography is in some area.
  const isTaken = areas.some(({ kind }) => kind === "closest") ? ` AND ${ordinal} < ${NO_AREA_ORDINAL}` : ""
  if (!oneAHousehold)
    return {
      from: `${people} WHERE ${where}${isTaken}`,
      where: (condition) => `${people} WHERE ${where}${isTaken} AND (${condition})`,
      ordinal,
      column: (name) => computed.get(name) ?? name,
    }
  const asked = [...new Set(["PERSON_KEY", "ZIP", "HOUSEHOLD", ...columns])]
  const made = [...computed].map(([name, sql]) => `, ${sql} AS ${name}`).join("")
  const rows = `SELECT ${asked.join(", ")}${made}, ${ordinal} AS ORDINAL FROM ${people} WHERE ${where}`
  const firsts = [
    `${ofLeast("ORDINAL", "PERSON_KEY")} AS FIRST_ORDINAL`,
    ...[...asked, ...computed.keys()].map((name) => `${ofLeast(name, "PERSON_KEY")} AS FIRST_${name}`),
  ]
  const from =
    `(SELECT ${firsts.join(", ")} FROM (${rows}) AS candidates` +
    ` WHERE ORDINAL < ${NO_AREA_ORDINAL} GROUP BY ZIP, HOUSEHOLD) AS firsts`
  return {
    from,
    where: (condition) => `${from} WHERE ${condition}`,
    ordinal: "FIRST_ORDINAL",
    column: (name) => `FIRST_${name}`,
  }
}
