import type { Country } from "../Country.ts"

/** The provinces and territories of Canada by the codes of the postal service, in the order of both codes and names. */
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

/** Returns the country of a state code; no state has the code of a province. */
export const countryOfState = (code: string): Country => (Object.hasOwn(PROVINCES, code) ? "CA" : "US")
