/**
 * A Canadian postal code without the space in its middle ('M5V2T6'), or its first half, a forward sortation area
 * ('M5V').
 */
export const POSTAL_CODE_PATTERN = /^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/

/** The length of a forward sortation area, the beginning of a postal code. */
const FSA_CHARACTERS = 3

/** Returns whether a string is a postal code or its first half, in uppercase and without a space. */
export const isPostalCode = (text: string): boolean => POSTAL_CODE_PATTERN.test(text)

/** Returns a postal code's forward sortation area: 'M5V' for 'M5V2T6' and for 'M5V'. */
export const forwardSortationArea = (postalCode: string): string => postalCode.slice(0, FSA_CHARACTERS)

/** Formats a postal code for display: 'M5V 2T6' for 'M5V2T6', and 'M5V' for 'M5V'. */
export const postalCodeText = (postalCode: string): string => {
  const half = postalCode.slice(FSA_CHARACTERS)
  return half === "" ? postalCode : `${forwardSortationArea(postalCode)} ${half}`
}

/**
 * The letters in the second half of a postal code, as a character class. Letters that resemble a digit or another
 * letter are excluded.
 */
export const SECOND_HALF_LETTERS = "[ABCEGHJ-NPRSTV-Z]"
