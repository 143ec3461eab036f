import {
  attributeCategories,
  attributeCategoryName,
  type Attribute,
  Demographics,
  criterionRefusalText,
  INPUT_TYPES,
} from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { Effect, Schema } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { AttributesJson } from "./AttributesJson.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"
import type { AttributesFlags } from "./commands/attributes.ts"

const COLUMNS = [
  { heading: "attribute" },
  { heading: "name", isCut: true },
  { heading: "written_as" },
  { heading: "category", leftOut: 1 },
  { heading: "price_element", leftOut: 2 },
] as const

const VALUES = [{ heading: "value" }, { heading: "name", isCut: true }] as const

/** Describes the format that --demo accepts for a column: 'values', '18-99', 'one value'. */
const writtenAs = ({ inputType, max, min }: Attribute): string => {
  switch (INPUT_TYPES[inputType].entry) {
    case "values":
      return "values"
    case "oneValue":
      return "one value"
    case "industries":
      return "industries"
    case "single":
      return "text"
    case "range":
      return min === null || max === null ? "range" : `${min}-${max}`
  }
}

/** Finds an attribute by its code or its display name, ignoring case. */
const named = (columns: ReadonlyArray<Attribute>, attribute: string) => {
  const wanted = attribute.trim().toLowerCase()
  const found =
    columns.find(({ column }) => column.toLowerCase() === wanted) ??
    columns.find(({ name }) => name.toLowerCase() === wanted)
  const known = columns.map(({ column }) => column)
  return found === undefined
    ? failWithMessage("notFound", criterionRefusalText({ _tag: "UnknownColumn", column: attribute, known }))
    : Effect.succeed(found)
}

const encode = Schema.encodeSync(AttributesJson)

/** Shows the attributes of a source, or one attribute with its values. */
export const attributesCommand = Effect.fn("attributesCommand")(function* (
  attribute: string | undefined,
  flags: AttributesFlags,
  terminal: Terminal,
) {
  const listType = flags.listType ?? DEFAULT_LIST_TYPE
  const ask = runOnServer(yield* connection(terminal))
  const columns = yield* ask(Effect.flatMap(Demographics, (demos) => demos.columns(listType)))
  if (attribute === undefined) {
    if (flags.json === true)
      return yield* print(terminal, jsonText(encode({ listType, attributes: columns })))
    const categoryOf = ({ category }: Attribute): string => {
      const known = attributeCategories.decode(category)
      return known === undefined ? "" : attributeCategoryName(known)
    }
    return yield* printTable(
      terminal,
      COLUMNS,
      columns.map((one) => [one.column, one.name, writtenAs(one), categoryOf(one), one.priceElement ?? ""]),
    )
  }
  const { column } = yield* ask(named(columns, attribute))
  const whole = yield* ask(Effect.flatMap(Demographics, (demos) => demos.column(listType, column)))
  if (flags.json === true) return yield* print(terminal, jsonText(encode({ listType, attributes: [whole] })))
  yield* printTable(
    terminal,
    VALUES,
    whole.values.length === 0
      ? [[writtenAs(whole), whole.description]]
      : whole.values.map(({ name, value }) => [value, name]),
  )
})
