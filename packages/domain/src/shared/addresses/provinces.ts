import type { Country } from "../Country.ts"

/** The provinces and territories of Canada by postal abbreviation, sorted by both abbreviation and name. */
export const PROVINCES: Readonly<Record<string, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
}

/** Returns a state code's country; states and provinces don't share codes. */
export const stateCountry = (code: string): Country => (Object.hasOwn(PROVINCES, code) ? "CA" : "US")
