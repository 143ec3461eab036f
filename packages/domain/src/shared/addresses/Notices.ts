import type { Country } from "../Country.ts"

const list = new Intl.ListFormat("en-US", { type: "disjunction" })

/**
 * Returns the message for a region outside the United States; either the country or the state is wrong.
 * `whyOneCountry`: the reason that the form has no country to choose; null if it has one.
 */
export const expectedStateText = (state: string, whyOneCountry: string | null): string =>
  `'${state}' isn't a U.S. state. ${whyOneCountry ?? "Choose Canada as the country, or choose a state."}`

/** Returns the message for a state in a Canadian address; either the country or the state is wrong. */
export const expectedProvinceText = (state: string): string =>
  `'${state}' isn't a Canadian province. Choose the United States as the country, or choose a province.`

/**
 * The message for an invalid ZIP Code format; our own wording, because the specification only defines the format (5 or
 * 9 digits).
 */
const ZIP_FORMAT = "The ZIP Code must be 5 or 9 digits."

/** Returns the message for a code that isn't a ZIP Code; if it's a Canadian postal code, the country is wrong. */
export const expectedZipText = (code: string, isCanadian: boolean): string =>
  isCanadian
    ? `'${code}' is a Canadian postal code. Choose Canada as the country, or enter a ZIP Code.`
    : ZIP_FORMAT

/** Returns the message for the start of a Canadian postal code in a form that takes addresses of one country. */
export const unexpectedPostalCodeText = (code: string, whyOneCountry: string): string =>
  `'${code}' looks like a Canadian postal code. ${whyOneCountry}`

/** Returns the message for a ZIP Code in a Canadian address; either the country or the code is wrong. */
export const expectedPostalCodeText = (zip: string): string =>
  `'${zip}' isn't a Canadian postal code, such as M5V 2T6. Choose the United States as the country, or correct the code.`

/** Returns the message for a code with a prefix that the postal service doesn't use. */
export const unknownZipPrefixText = (country: Country, code: string): string =>
  country === "CA"
    ? `No postal codes begin with ${code.slice(0, 1).toUpperCase()}. Please check the code.`
    : `No ZIP Codes begin with ${code.slice(0, 3)}. Please check the code.`

/** Returns the message for a code in a different state or province than the chosen one; one of the two is wrong. */
export const regionMismatchText = (country: Country, code: string, names: ReadonlyArray<string>): string =>
  country === "CA"
    ? `${code.toUpperCase()} is in ${list.format(names)}. Please correct the postal code or the province.`
    : `ZIP Code ${code} is in ${list.format(names)}. Please correct the ZIP Code or the state.`
