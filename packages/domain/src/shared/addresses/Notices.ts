import type { Country } from "../Country.ts"

const list = new Intl.ListFormat("en-US", { type: "disjunction" })

/** A region that the United States does not have: the country or the state is wrong. */
export const notState = (state: string): string =>
  `'${state}' is not a state of the United States. Choose Canada as the country, or a state.`

/** A state in a Canadian address: the country or the state is wrong. */
export const notProvince = (state: string): string =>
  `'${state}' is not a province of Canada. Choose the United States as the country, or a province.`

/** Ours: the specification names the format (5 digits, or 9), not the words. */
const ZIP_FORMAT = "The ZIP Code must be 5 or 9 digits."

/** A code that is not written as a ZIP Code; a Canadian one means that the country is wrong. */
export const notZip = (code: string, isCanadian: boolean): string =>
  isCanadian
    ? `'${code}' is a Canadian postal code. Choose Canada as the country, or enter a ZIP Code.`
    : ZIP_FORMAT

/** A ZIP Code in a Canadian address: the country or the code is wrong. */
export const notPostalCode = (zip: string): string =>
  `'${zip}' is not a Canadian postal code, such as M5V 2T6. Choose the United States as the country, or correct it.`

/** A code whose beginning the post does not use. */
export const noZipBegins = (country: Country, code: string): string =>
  country === "CA"
    ? `No postal code begins with ${code.slice(0, 1).toUpperCase()}. Please check it.`
    : `No ZIP Code begins with ${code.slice(0, 3)}. Please check it.`

/** A code in another state or province than the one that was chosen; one of the two is wrong. */
export const otherRegion = (country: Country, code: string, names: ReadonlyArray<string>): string =>
  country === "CA"
    ? `${code.toUpperCase()} is in ${list.format(names)}. Please correct the postal code or the province.`
    : `ZIP Code ${code} is in ${list.format(names)}. Please correct the ZIP Code or the state.`
