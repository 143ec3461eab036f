import type { Dialect, SqlCode } from "../Dialect.ts"

const text = (value: string): string => `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`
const literal = (code: SqlCode): string => (typeof code === "number" ? String(code) : text(code))

export const clickHouseDialect: Dialect = {
  types: { u8: "UInt8", u16: "UInt16", u32: "UInt32", u64: "UInt64", f64: "Float64", text: "String" },
  text,
  // GLOBAL: the table is the session's own, on one machine; the others are sent what it holds.
  isIn: (columns, table) => {
    const [one = "", ...more] = columns
    const asked = more.length === 0 ? one : `(${columns.join(", ")})`
    return `${asked} GLOBAL IN (SELECT ${columns.join(", ")} FROM ${table})`
  },
  lookUp: (column, numbers, otherwise) => {
    const codes = [...numbers.keys()].map(literal)
    return `transform(${column}, [${codes.join(", ")}], [${[...numbers.values()].join(", ")}], ${otherwise})`
  },
  sharesBit: (column, mask) => `bitAnd(${column}, ${mask}) <> 0`,
  ofLeast: (value, key) => `argMin(${value}, ${key})`,
  leastWhere: (value, condition) => `minIf(${value}, ${condition})`,
  ofLeastWhere: (value, key, condition) => `argMinIf(${value}, ${key}, ${condition})`,
}
