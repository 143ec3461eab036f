import { anyConditionSql } from "../joinBalanced.ts"
import type { Dialect } from "../Dialect.ts"
import type { AreaSql } from "./AreaSql.ts"

/**
 * Returns an SQL condition that's true if a row is in any of the areas. For a nearest-records area, any row with a
 * known location qualifies.
 */
export const inAnyAreaSql = ({ text }: Dialect, areas: ReadonlyArray<AreaSql>): string => {
  const byColumn = Map.groupBy(
    areas.flatMap((area) =>
      area.kind === "codes" ? area.codes.map((code) => ({ column: area.column, code })) : [],
    ),
    ({ column }) => column,
  )
  const held = [...byColumn].map(([column, own]) => {
    const codes = own.map(({ code }) => (typeof code === "number" ? String(code) : text(code)))
    return `${column} IN (${[...new Set(codes)].join(", ")})`
  })
  const matched = areas.flatMap((area) => {
    switch (area.kind) {
      case "codes":
        return []
      case "condition":
        return [area.sql]
      case "nearest":
        return ["LOCATED = 1"]
    }
  })
  return anyConditionSql([...held, ...matched])
}
