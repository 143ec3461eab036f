import { Option, Schema } from "effect"

/** The parts of a JSON Schema that the pages show; each is optional. */
const Node = Schema.Struct({
  $ref: Schema.optionalKey(Schema.String),
  type: Schema.optionalKey(Schema.String),
  description: Schema.optionalKey(Schema.String),
  enum: Schema.optionalKey(Schema.Array(Schema.Unknown)),
  anyOf: Schema.optionalKey(Schema.Array(Schema.Unknown)),
  allOf: Schema.optionalKey(Schema.Array(Schema.Unknown)),
  items: Schema.optionalKey(Schema.Unknown),
  prefixItems: Schema.optionalKey(Schema.Array(Schema.Unknown)),
  properties: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
  required: Schema.optionalKey(Schema.Array(Schema.String)),
})
type Node = typeof Node.Type
const nodeOf = (json: unknown): Node =>
  Option.getOrElse(Schema.decodeUnknownOption(Node)(json), (): Node => ({}))

const INDENT = "  "
/** JSON has no such numbers, and no field holds them. */
const NO_NUMBERS = '"Infinity" | "-Infinity" | "NaN"'
/** A line that is still read at a glance. */
const SHORT = 90

const fields = ({ properties = {}, required = [] }: Node, indent: string): ReadonlyArray<string> =>
  Object.entries(properties).map(([name, value]) => {
    const { description } = nodeOf(value)
    const shown = schemaText(value, indent)
    const text = `${name}${required.includes(name) ? "" : "?"}:${shown.startsWith("\n") ? "" : " "}${shown}`
    return description === undefined ? text : `${text} // ${description}`
  })

const object = (node: Node, indent: string): string => {
  const inner = `${indent}${INDENT}`
  const written = fields(node, inner)
  const line = `{ ${written.join(", ")} }`
  return line.length <= SHORT && !line.includes("\n") && !line.includes("//")
    ? line
    : `{\n${written.map((field) => `${inner}${field}\n`).join("")}${indent}}`
}

/** A JSON Schema as TypeScript would write it; `indent`: of the line that it continues. */
export const schemaText = (json: unknown, indent = ""): string => {
  const node = nodeOf(json)
  if (node.$ref !== undefined) return node.$ref.replace(/^.*\//, "")
  if (node.enum !== undefined) return node.enum.map((value) => JSON.stringify(value)).join(" | ")
  if (node.anyOf !== undefined) {
    const parts = [...new Set(node.anyOf.map((part) => schemaText(part, indent)))].filter(
      (part) => part !== NO_NUMBERS,
    )
    const line = parts.join(" | ")
    const inner = `${indent}${INDENT}`
    return line.length <= SHORT || parts.length === 2
      ? line
      : node.anyOf.map((part) => `\n${inner}| ${schemaText(part, inner)}`).join("")
  }
  if (node.prefixItems !== undefined && node.items === undefined)
    return `[${node.prefixItems.map((item) => schemaText(item, indent)).join(", ")}]`
  if (node.items !== undefined) return `Array<${schemaText(node.items, indent)}>`
  if (node.properties !== undefined) return object(node, indent)
  return node.type ?? (node.allOf === undefined ? "unknown" : schemaText(node.allOf[0], indent))
}
