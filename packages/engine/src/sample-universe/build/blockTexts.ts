import {
  BLOCK_END,
  BLOCK_ROWS,
  FIELD_END,
  RECORD_END,
  RECORD_FIELDS,
  type RecordField,
} from "../../format/blocks/blockLayout.ts"
import { companyForms } from "../business/companyTexts.ts"
import { ADDRESS_FORMS, suffixText } from "../addresses/addressForms.ts"
import type { NameLists } from "../people/nameLists.ts"
import type { Place } from "../../format/layout/Place.ts"
import type { Rows } from "../../format/rows/Rows.ts"
import { TextBytes } from "../../format/blocks/TextBytes.ts"

const LINE_DIGITS = 4

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array => encoder.encode(text)
const NOTHING = bytesOf("")
const SPACE = bytesOf(" ")

type Field = (row: number) => void

/**
 * Returns functions that append the fields of generated rows to a block's text, in the `payload` format of `writeRows`.
 */
const fieldsOf = (
  text: TextBytes,
  rows: Rows,
  places: ReadonlyArray<Place>,
  names: NameLists,
): Record<RecordField, Field> => {
  const named = (list: ReadonlyArray<string>, name: string): Field => {
    const [cells, pieces] = [rows.column(name), list.map(bytesOf)]
    return (row) => text.put(pieces[cells[row] ?? 0] ?? NOTHING)
  }
  const number = (name: string): Field => {
    const cells = rows.column(name)
    return (row) => text.putNumber(cells[row] ?? 0)
  }
  // In the order of the codes of the kinds.
  const forms = Object.values(ADDRESS_FORMS).map(({ before, hasStreet, unit }) => ({
    before: bytesOf(before),
    hasStreet,
    unit: unit === null ? null : bytesOf(unit),
  }))
  const [kinds, door, unit] = [rows.column("ADDRESS_KIND"), number("NUMBER"), number("UNIT")]
  const [street, suffix] = [
    named(names.streets, "STREET_AT"),
    named(names.suffixes.map(suffixText), "SUFFIX_AT"),
  ]
  const [prefixes, lines] = [rows.column("PHONE_PREFIX"), rows.column("PHONE_LINE")]
  return {
    FIRST_NAME: named(names.first, "FIRST_AT"),
    LAST_NAME: named(names.last, "LAST_AT"),
    ADDRESS: (row) => {
      const form = forms[kinds[row] ?? 0]
      if (form === undefined) return
      text.put(form.before)
      door(row)
      if (form.hasStreet) {
        text.put(SPACE)
        street(row)
        suffix(row)
      }
      if (form.unit === null) return
      text.put(form.unit)
      unit(row)
    },
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
    PHONE_NUMBER: (row) => {
      const prefix = prefixes[row] ?? 0
      if (prefix === 0) return
      text.putNumber(prefix)
      text.putNumber(lines[row] ?? 0, LINE_DIGITS)
    },
  }
}

/** Returns a function that appends a row's company name to a block's text, in the `payload` format of `writeRows`. */
const companyField = (
  text: TextBytes,
  rows: Rows,
  places: ReadonlyArray<Place>,
  names: NameLists,
  words: ReadonlyArray<string>,
): Field => {
  const forms = Object.entries(companyForms(names, places)).map(([code, { between, column, list }]) => ({
    code: Number(code),
    cells: rows.column(column),
    pieces: list.map(bytesOf),
    between: bytesOf(between),
  }))
  const byCode = forms.toSorted((a, b) => a.code - b.code)
  const [codes, lastWords] = [rows.column("COMPANY_FORM"), words.map(bytesOf)]
  const wordAt = rows.column("COMPANY_WORD_AT")
  return (row) => {
    const form = byCode[codes[row] ?? 0]
    if (form === undefined) return
    text.put(form.pieces[form.cells[row] ?? 0] ?? NOTHING)
    text.put(form.between)
    text.put(lastWords[wordAt[row] ?? 0] ?? NOTHING)
  }
}

/**
 * Yields the text of each block of a chunk's rows, valid until the next one is requested. `companyWords` are the last
 * words of company names, or null if the records don't belong to companies.
 */
export const blockTexts = function* (
  rows: Rows,
  places: ReadonlyArray<Place>,
  names: NameLists,
  companyWords: ReadonlyArray<string> | null,
): Generator<Uint8Array> {
  const text = new TextBytes()
  const fields = fieldsOf(text, rows, places, names)
  const inOrder = [
    ...RECORD_FIELDS.map((name) => fields[name]),
    ...(companyWords === null ? [] : [companyField(text, rows, places, names, companyWords)]),
  ]
  const [fieldEnd, recordEnd, blockEnd] = [bytesOf(FIELD_END), bytesOf(RECORD_END), bytesOf(BLOCK_END)]
  for (let from = 0; from < rows.length; from += BLOCK_ROWS) {
    const end = Math.min(from + BLOCK_ROWS, rows.length)
    for (let row = from; row < end; row++) {
      if (row > from) text.put(recordEnd)
      for (let at = 0; at < inOrder.length; at++) {
        if (at > 0) text.put(fieldEnd)
        inOrder[at]?.(row)
      }
    }
    text.put(blockEnd)
    yield text.take()
  }
}
