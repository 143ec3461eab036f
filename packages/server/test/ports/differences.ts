import { emptyContact } from "@listwright/domain/drafts"
import { expect } from "vitest"

/** An answer that the original contract can't give as `/api/v1` does, field by field. */
interface Difference {
  readonly answer: string
  /** The field by its path: 'choices.quantities'. */
  readonly field: string
  /** The value over the original calls; undefined: left out. */
  readonly original: unknown
  readonly because: string
}

const NO_DATA_NAMED = "no answer of the contract names the data that it is true of"
const NO_REVISIONS = "the contract has no revisions"
const NOT_IN_HISTORY = "neither the row nor the details of an order say it"

const row = (answer: string, field: string, original: unknown, because: string): Difference => ({
  answer,
  field,
  original,
  because,
})

/** Every difference between the two implementations. The suite fails for any other, and for a row without effect. */
export const DIFFERENCES: ReadonlyArray<Difference> = [
  row("found area", "zips", 0, "lists of areas don't say how many ZIP Codes they have"),
  row("area", "zips", 0, "lists of areas don't say how many ZIP Codes they have"),
  row("area", "zipCodes", [], "only ZIP Codes of SCFs have a call"),
  row("count", "snapshot", "", NO_DATA_NAMED),
  row("official count", "snapshot", "", NO_DATA_NAMED),
  row("saved list", "snapshot", "", NO_DATA_NAMED),
  row("saved list", "receipt", null, "the contract keeps no receipts"),
  row("draft", "revision", 0, NO_REVISIONS),
  row("draft", "updatedAt", "", "orders don't say when they were changed"),
  row("draft", "savedList", undefined, "an order doesn't say which list it was opened from"),
  row("draft", "choices.step", "input", "an order that is submitted begins anew"),
  row("draft", "choices.contact.orderName", "", "an order that isn't named has no name"),
  row("price", "lines.0.detail", "2,529 records", "a priced order has no lines, only their sums"),
  row("found order", "taxCharge", "", NOT_IN_HISTORY),
  row("found order", "total", "", NOT_IN_HISTORY),
  row("found order", "charged", "", NOT_IN_HISTORY),
  ...["taxCharge", "total", "charged", "definitionHash", "snapshot", "placementId", "delivery.sha256"].map(
    (field) => row("receipt", field, "", NOT_IN_HISTORY),
  ),
  row("receipt", "submittedAt", expect.stringMatching(/^\d{4}-\d\d-\d\d$/), "rows have days"),
  row("receipt", "delivery.keptUntil", null, NOT_IN_HISTORY),
  row("receipt", "taxRate", undefined, NOT_IN_HISTORY),
  row("receipt", "lines", [], NOT_IN_HISTORY),
  row("receipt", "points", 0, NOT_IN_HISTORY),
  row(
    "receipt",
    "contact",
    { ...emptyContact, orderName: "Spring mailing" },
    "the details of an order have its name alone",
  ),
]

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null

/** Takes a field out of a copy of a value, and returns it. */
const takeOut = (value: unknown, path: string): unknown => {
  const [name = "", ...below] = path.split(".")
  if (!isFields(value)) return undefined
  if (below.length > 0) return takeOut(value[name], below.join("."))
  const { [name]: taken } = value
  delete value[name]
  return taken
}

/** Expects two answers to be the same but for the differences that the table has. */
export const sameButForTable = (answer: string, v1: unknown, original: unknown): void => {
  const [first, second] = [structuredClone(v1), structuredClone(original)]
  for (const { because, field, original: value } of DIFFERENCES.filter((one) => one.answer === answer)) {
    const [known, said] = [takeOut(first, field), takeOut(second, field)]
    expect(said, `${answer}.${field} over the original calls: ${because}`).toEqual(value)
    expect(known, `${answer}.${field} no longer differs`).not.toEqual(value)
  }
  expect(second).toEqual(first)
}
