import { BLOCK_ROWS, FIELD_END, RECORD_END, RECORD_FIELDS, type RecordField } from "../blocks/blockLayout.ts"
import { ADDRESS_KINDS, SUFFIXES } from "../people/AddressBook.ts"
import type { NameLists } from "../people/nameLists.ts"
import type { Place } from "../places/Place.ts"
import type { Rows } from "../rows/Rows.ts"

const LINE_NUMBERS = 10_000

/** The fields of rows that were drawn, as `writeRows` writes them into `payload`. */
const fieldsOf = (
  rows: Rows,
  places: ReadonlyArray<Place>,
  names: NameLists,
): Record<RecordField, (row: number) => string> => {
  const cell = (name: string): ((row: number) => number) => {
    const cells = rows.column(name)
    return (row) => cells[row] ?? 0
  }
  const named = (list: ReadonlyArray<string>, name: string): ((row: number) => string) => {
    const at = cell(name)
    return (row) => list[at(row)] ?? ""
  }
  const number = (name: string): ((row: number) => string) => {
    const value = cell(name)
    return (row) => String(value(row))
  }
  const [kind, door, unit] = [cell("ADDRESS_KIND"), cell("NUMBER"), cell("UNIT")]
  const [street, suffix] = [named(names.streets, "STREET_AT"), named(SUFFIXES, "SUFFIX_AT")]
  const [prefix, line] = [cell("PHONE_PREFIX"), cell("PHONE_LINE")]
  return {
    FIRST_NAME: named(names.first, "FIRST_AT"),
    LAST_NAME: named(names.last, "LAST_AT"),
    ADDRESS: (row) =>
      kind(row) === ADDRESS_KINDS.box
        ? `PO Box ${door(row)}`
        : `${door(row)} ${street(row)} ${suffix(row)}${kind(row) === ADDRESS_KINDS.flat ? ` Apt ${unit(row)}` : ""}`,
    CITY: named(
      places.map(({ city }) => city),
      "PLACE_AT",
    ),
    STATE: named(
      places.map(({ state }) => state),
      "PLACE_AT",
    ),
    ZIP: number("ZIP"),
    ZIP4: number("ZIP4"),
    ROUTE: number("ROUTE"),
    DELIVERY_SCORE: number("DELIVERY_SCORE"),
    WALK_SEQUENCE: number("WALK_SEQUENCE"),
    PHONE_NUMBER: (row) => (prefix(row) === 0 ? "" : String(prefix(row) * LINE_NUMBERS + line(row))),
  }
}

/** The texts of the blocks of a chunk's rows. */
export const blockTexts = function* (
  rows: Rows,
  places: ReadonlyArray<Place>,
  names: NameLists,
): Generator<string> {
  const fields = fieldsOf(rows, places, names)
  const inOrder = RECORD_FIELDS.map((name) => fields[name])
  for (let from = 0; from < rows.length; from += BLOCK_ROWS) {
    const end = Math.min(from + BLOCK_ROWS, rows.length)
    let text = ""
    for (let row = from; row < end; row++) {
      if (row > from) text += RECORD_END
      let before = ""
      for (const field of inOrder) {
        text += before + field(row)
        before = FIELD_END
      }
    }
    yield text
  }
}
