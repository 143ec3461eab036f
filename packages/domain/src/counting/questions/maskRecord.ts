import type { InputType } from "../../audience/attributes/Attribute.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import type { SampleRecord } from "./SampleRecord.ts"

/** The replacement for hidden text, whatever its length. */
export const MASK_TEXT = "•••"

/**
 * Masks all but the first letter of a name: 'J•••'. Hides a name with fewer than two letters completely; a blank name
 * stays empty.
 */
export const maskName = (name: string): string => {
  const [first, second] = name.match(/\p{L}/gu) ?? []
  if (name.trim() === "") return ""
  return first === undefined || second === undefined ? MASK_TEXT : `${first}${MASK_TEXT}`
}

/** Returns whether a word is a number: '5th' is a street name, but '12', '12B', and '12-14' are numbers. */
const isNumber = (word: string): boolean => /\d/.test(word) && !/^\d+(st|nd|rd|th)$/i.test(word)

/**
 * Masks the house, apartment, and box numbers of an address: '••• N Clark St Apt •••'. If an address has no numbers or
 * begins with a numbered street name, its first word is masked.
 */
export const maskAddress = (address: string): string => {
  const words = address.split(/\s+/).filter((word) => word !== "")
  const hidden = words.map((word) => (isNumber(word) ? MASK_TEXT : word))
  if (hidden.some((word, at) => word !== words[at])) return hidden.join(" ")
  return hidden.map((word, at) => (at === 0 ? MASK_TEXT : word)).join(" ")
}

/**
 * Masks all but the last two digits of a phone: '•••-•••-••55'. A phone with fewer than ten digits is masked
 * completely.
 */
export const maskPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, "")
  return digits.length < 10 ? MASK_TEXT : `•••-•••-••${digits.slice(-2)}`
}

/** Masks a value: a date is reduced to its year, and text to its first letter. */
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

/** A record with the values that its list would contain. */
export interface UnmaskedRecord extends Omit<SampleRecord, "values"> {
  readonly values: ReadonlyArray<{
    readonly column: string
    readonly inputType: InputType
    readonly text: string
  }>
}

/**
 * Masks a record so that it shows what a list is like without identifying the person: keeps the first letters of names
 * and of the company, the street without its number, and the end of a phone.
 */
export const maskRecord = (record: UnmaskedRecord): SampleRecord => ({
  ...(record.company === undefined ? {} : { company: maskName(record.company) }),
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
