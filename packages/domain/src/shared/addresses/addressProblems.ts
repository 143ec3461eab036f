import type { Country } from "../Country.ts"
import { type FieldProblems, isBlank } from "../FieldProblems.ts"
import {
  expectedPostalCodeText,
  expectedProvinceText,
  expectedStateText,
  expectedZipText,
  unexpectedPostalCodeText,
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
const POSTAL_CODE_PATTERN = /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i
const POSTAL_CODE_START = /^[A-Z]\d[A-Z]/i

const stateProblem = ({ countryCode, state }: PostalAddress, whyOneCountry: string | null): string | null => {
  if (isBlank(state) || regionCode(countryCode, state) !== null) return null
  return countryCode === "CA"
    ? expectedProvinceText(state.trim())
    : expectedStateText(state.trim(), whyOneCountry)
}

/** Returns the regions that a code may be in; null if it doesn't have the country's format. */
const regionsOf = (country: Country, code: string): ReadonlyArray<readonly [string, string]> | null => {
  if (country === "US") return ZIP.test(code) ? zipStates(code) : null
  if (!POSTAL_CODE_PATTERN.test(code)) return null
  const letter = code.slice(0, 1).toUpperCase()
  return Object.entries(PROVINCES).filter(([province]) => POSTAL_LETTERS[province]?.includes(letter))
}

const formatProblem = (country: Country, code: string, whyOneCountry: string | null): string => {
  if (country === "CA") return expectedPostalCodeText(code)
  return whyOneCountry !== null && POSTAL_CODE_START.test(code)
    ? unexpectedPostalCodeText(code, whyOneCountry)
    : expectedZipText(code, POSTAL_CODE_PATTERN.test(code))
}

const zipProblem = (
  { countryCode, state, zip }: PostalAddress,
  whyOneCountry: string | null,
): string | null => {
  const code = zip.trim()
  if (code === "") return null
  const regions = regionsOf(countryCode, code)
  if (regions === null) return formatProblem(countryCode, code, whyOneCountry)
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
 * each form has its own message for it. This rule checks every address typed by users. `whyOneCountry`: a sentence for
 * forms whose country is always the United States, since their users can't choose Canada.
 */
export const addressProblems = (
  address: PostalAddress,
  whyOneCountry: string | null = null,
): FieldProblems<"state" | "zip"> => {
  const [state, zip] = [stateProblem(address, whyOneCountry), zipProblem(address, whyOneCountry)]
  return { ...(state === null ? {} : { state }), ...(zip === null ? {} : { zip }) }
}
