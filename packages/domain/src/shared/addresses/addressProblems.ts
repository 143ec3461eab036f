import type { Country } from "../Country.ts"
import { type FieldProblems, isBlank } from "../FieldProblems.ts"
import {
  expectedPostalCodeText,
  expectedProvinceText,
  expectedStateText,
  expectedZipText,
  unknownZipPrefixText,
  regionMismatchText,
} from "./Notices.ts"
import { POSTAL_LETTERS } from "./postalLetters.ts"
import { PROVINCES } from "./provinces.ts"
import { STATES, zipStates } from "./states.ts"

/** The parts of a person's or company's address that determine its region, as typed. */
export interface PostalAddress {
  readonly countryCode: Country
  /** A state, territory, military mail region, or province: a code or a name, in upper or lower case. */
  readonly state: string
  /** A ZIP Code, a ZIP+4 with or without its hyphen, or a postal code with or without its space. */
  readonly zip: string
}

const named = (country: Country): ReadonlyArray<readonly [code: string, name: string]> =>
  country === "CA"
    ? Object.entries(PROVINCES)
    : Object.entries(STATES).map(([code, { name }]) => [code, name])

/** Returns the code of a state or province specified by code or name; null if it isn't in the country. */
export const regionCode = (country: Country, text: string): string | null => {
  const wanted = text.trim().toLowerCase()
  const found = named(country).find(([code, name]) =>
    [code, name].some((one) => one.toLowerCase() === wanted),
  )
  return found?.[0] ?? null
}

const ZIP = /^\d{5}(-?\d{4})?$/
const POSTAL_CODE = /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i

const stateProblem = ({ countryCode, state }: PostalAddress): string | null => {
  if (isBlank(state) || regionCode(countryCode, state) !== null) return null
  return countryCode === "CA" ? expectedProvinceText(state.trim()) : expectedStateText(state.trim())
}

/** Returns the regions that a code may be in; null if it doesn't have the country's format. */
const regionsOf = (country: Country, code: string): ReadonlyArray<readonly [string, string]> | null => {
  if (country === "US") return ZIP.test(code) ? zipStates(code) : null
  if (!POSTAL_CODE.test(code)) return null
  const letter = code.slice(0, 1).toUpperCase()
  return Object.entries(PROVINCES).filter(([province]) => POSTAL_LETTERS[province]?.includes(letter))
}

const zipProblem = ({ countryCode, state, zip }: PostalAddress): string | null => {
  const code = zip.trim()
  if (code === "") return null
  const regions = regionsOf(countryCode, code)
  if (regions === null)
    return countryCode === "CA" ? expectedPostalCodeText(code) : expectedZipText(code, POSTAL_CODE.test(code))
  if (regions.length === 0) return unknownZipPrefixText(countryCode, code)
  const region = regionCode(countryCode, state)
  if (region === null || regions.some(([own]) => own === region)) return null
  return regionMismatchText(
    countryCode,
    code,
    regions.map(([, name]) => name),
  )
}

/**
 * Finds the invalid parts of an address: a state or province that isn't in the country, or a code that's badly
 * formatted, has an unknown prefix, or is in another state or province. An empty field isn't an error here, because
 * each form has its own message for it. This rule checks every address typed by users.
 */
export const addressProblems = (address: PostalAddress): FieldProblems<"state" | "zip"> => {
  const [state, zip] = [stateProblem(address), zipProblem(address)]
  return { ...(state === null ? {} : { state }), ...(zip === null ? {} : { zip }) }
}
