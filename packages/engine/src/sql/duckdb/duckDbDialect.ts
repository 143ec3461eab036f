import type { Dialect, SqlCode } from "../Dialect.ts"

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const literal = (code: SqlCode): string => (typeof code === "number" ? String(code) : text(code))

export const duckDbDialect: Dialect = {
  types: {
    u8: "UTINYINT",
    u16: "USMALLINT",
    u32: "UINTEGER",
    u64: "UBIGINT",
    f64: "DOUBLE",
    text: "VARCHAR",
  },
  text,
  isIn: (columns, table) => {
    const [one, ...more] = columns
    const asked = more.length === 0 ? one : `(${columns.join(", ")})`
    return `${asked} IN (SELECT ${more.length === 0 ? one : `(${columns.join(", ")})`} FROM ${table})`
  },
  // Made a join, so that thousands of codes take no longer than a few.
  lookUp: (column, numbers, otherwise) => {
    const rows = [...numbers].map(([code, number]) => `(${literal(code)}, ${number})`)
    return (
      `coalesce((SELECT NUMBER FROM (VALUES ${rows.join(", ")}) AS known(CODE, NUMBER)` +
      ` WHERE CODE = ${column}), ${otherwise})`
    )
  },
  sharesBit: (column, mask) => `(${column} & ${mask}) <> 0`,
  ofLeast: (value, key) => `arg_min(${value}, ${key})`,
  leastWhere: (value, condition) => `min(${value}) FILTER (${condition})`,
  ofLeastWhere: (value, key, condition) => `arg_min(${value}, ${key}) FILTER (${condition})`,
}
