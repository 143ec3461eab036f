import type { InputType } from "../../audience/attributes/DemoColumn.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import type { SampleRecord } from "./SampleRecord.ts"

/** Replaces what is hidden, whatever its length was. */
export const HIDDEN = "•••"

/**
 * Masks all but the first letter of a name: 'J•••'. Hides a name with fewer than two letters completely; a blank name
 * stays empty.
 */
export const maskName = (name: string): string => {
  const [first, second] = name.match(/\p{L}/gu) ?? []
  if (name.trim() === "") return ""
  return first === undefined || second === undefined ? HIDDEN : `${first}${HIDDEN}`
}

/** '5th' is the name of a street, '12', '12B' and '12-14' are numbers. */
const isNumber = (word: string): boolean => /\d/.test(word) && !/^\d+(st|nd|rd|th)$/i.test(word)

/**
 * An address without the numbers of its house, its flat, its box: '••• N Clark St Apt •••'. One without numbers, or that
 * begins with the name of a numbered street, loses its first word.
 */
export const maskAddress = (address: string): string => {
  const words = address.split(/\s+/).filter((word) => word !== "")
  const hidden = words.map((word) => (isNumber(word) ? HIDDEN : word))
  if (hidden.some((word, at) => word !== words[at])) return hidden.join(" ")
  return hidden.map((word, at) => (at === 0 ? HIDDEN : word)).join(" ")
}

/** Masks a phone except its last two digits: '•••-•••-••55'. Fewer than ten digits are masked completely. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, "")
  return digits.length < 10 ? HIDDEN : `•••-•••-••${digits.slice(-2)}`
}

/** A value as it may be shown: of a day only its year, of a text only its first letter. */
export const maskValue = (inputType: InputType, text: string): string => {
  switch (INPUT_TYPES[inputType].masked) {
    case "initial":
      return maskName(text)
    case "year":
      return text.slice(0, 4)
    case "whole":
      return text
  }
}

/** A record as its list would have it. */
export interface PlainRecord extends Omit<SampleRecord, "values"> {
  readonly values: ReadonlyArray<{
    readonly column: string
    readonly inputType: InputType
    readonly text: string
  }>
}

/**
 * A record that shows what a list is like without identifying anybody: first letters of names, a street without its number,
 * the end of a phone.
 */
export const maskRecord = (record: PlainRecord): SampleRecord => ({
  firstName: maskName(record.firstName),
  lastName: maskName(record.lastName),
  address: maskAddress(record.address),
  city: record.city,
  state: record.state,
  zip: record.zip,
  phone: record.phone === null ? null : maskPhone(record.phone),
  values: record.values.map(({ column, inputType, text }) => ({
    column,
    text: maskValue(inputType, text),
  })),
})
