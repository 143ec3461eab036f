import type { Country } from "../Country.ts"
import { type FieldProblems, isBlank } from "../FieldProblems.ts"
import { notPostalCode, notProvince, notState, notZip, noZipBegins, otherRegion } from "./Notices.ts"
import { POSTAL_LETTERS } from "./postalLetters.ts"
import { PROVINCES } from "./provinces.ts"
import { STATES, statesOfZip } from "./states.ts"

/** What the post needs of an address of a person or a company to know its region, as typed. */
export interface PostalAddress {
  readonly countryCode: Country
  /** A state, a territory, a region of military mail, or a province: by code or name, capitals or not. */
  readonly state: string
  /** A ZIP Code, a ZIP+4 with or without its hyphen, or a postal code with or without its blank. */
  readonly zip: string
}

const named = (country: Country): ReadonlyArray<readonly [code: string, name: string]> =>
  country === "CA"
    ? Object.entries(PROVINCES)
    : Object.entries(STATES).map(([code, { name }]) => [code, name])

/** The code of a state or province that is given by code or name; null: the country has none such. */
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
  return countryCode === "CA" ? notProvince(state.trim()) : notState(state.trim())
}

/** The regions that a code may be in; null: it is not written as a code of the country. */
const regionsOf = (country: Country, code: string): ReadonlyArray<readonly [string, string]> | null => {
  if (country === "US") return ZIP.test(code) ? statesOfZip(code) : null
  if (!POSTAL_CODE.test(code)) return null
  const letter = code.slice(0, 1).toUpperCase()
  return Object.entries(PROVINCES).filter(([province]) => POSTAL_LETTERS[province]?.includes(letter))
}

const zipProblem = ({ countryCode, state, zip }: PostalAddress): string | null => {
  const code = zip.trim()
  if (code === "") return null
  const regions = regionsOf(countryCode, code)
  if (regions === null)
    return countryCode === "CA" ? notPostalCode(code) : notZip(code, POSTAL_CODE.test(code))
  if (regions.length === 0) return noZipBegins(countryCode, code)
  const region = regionCode(countryCode, state)
  if (region === null || regions.some(([own]) => own === region)) return null
  return otherRegion(
    countryCode,
    code,
    regions.map(([, name]) => name),
  )
}

/**
 * What of an address cannot be: a state or province that its country does not have, a code that is not written as one, that
 * begins like none, or that lies in another state or province. An empty field is no problem here: each form asks for it in
 * its own words. The one rule for the addresses of people, whoever types them and wherever.
 */
export const addressProblems = (address: PostalAddress): FieldProblems<"state" | "zip"> => {
  const [state, zip] = [stateProblem(address), zipProblem(address)]
  return { ...(state === null ? {} : { state }), ...(zip === null ? {} : { zip }) }
}
