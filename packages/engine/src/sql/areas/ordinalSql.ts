import type { Dialect, SqlCode } from "../Dialect.ts"
import type { AreaSql } from "./AreaSql.ts"

/** The index of a row that isn't in any area; greater than every area's index. */
export const NO_AREA_ORDINAL = 1_000_000

type Numbers = Map<SqlCode, number>

/**
 * Returns SQL for the index of the first area that contains a row, or `NO_AREA_ORDINAL` if no area does. Skips
 * nearest-records areas.
 */
export const ordinalSql = ({ lookUp }: Dialect, areas: ReadonlyArray<AreaSql>): string => {
  const byColumn = new Map<string, Numbers>()
  const branches: Array<string> = []
  for (const [at, area] of areas.entries()) {
    switch (area.kind) {
      case "codes": {
        const numbers: Numbers = byColumn.get(area.column) ?? new Map()
        for (const code of area.codes) if (!numbers.has(code)) numbers.set(code, at)
        byColumn.set(area.column, numbers)
        break
      }
      case "condition":
        branches.push(`WHEN ${area.sql} THEN ${at}`)
        break
      case "nearest":
    }
  }
  const firsts = [...byColumn].flatMap(([column, numbers]) =>
    numbers.size === 0 ? [] : [lookUp(column, numbers, NO_AREA_ORDINAL)],
  )
  const first = branches.length === 0 ? [] : [`CASE ${branches.join(" ")} ELSE ${NO_AREA_ORDINAL} END`]
  return [...firsts, ...first].reduce((a, b) => `least(${a}, ${b})`, String(NO_AREA_ORDINAL))
}
