const WIDTH = 110
const STEP = "  "

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return fields.length === 0
    ? "{}"
    : `{ ${fields.map(([name, field]) => `${JSON.stringify(name)}: ${onOneLine(field)}`).join(", ")} }`
}

/**
 * Formats JSON as if written by hand: values that fit on one line stay on one line, and undefined values are omitted.
 */
export const formatJson = (value: unknown, indent = "", taken = 0): string => {
  const line = onOneLine(value)
  const isWhole = typeof value !== "object" || value === null
  if (isWhole || (indent !== "" && indent.length + taken + line.length < WIDTH)) return line
  const inner = indent + STEP
  const isList = Array.isArray(value)
  const rows = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => {
      const label = isList ? "" : `${JSON.stringify(name)}: `
      return `${inner}${label}${formatJson(field, inner, label.length + 1)}`
    })
  const [open, close] = isList ? "[]" : "{}"
  return `${open}\n${rows.join(",\n")}\n${indent}${close}`
}
