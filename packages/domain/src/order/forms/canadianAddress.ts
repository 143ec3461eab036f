import type { FieldProblems } from "../../shared/FieldProblems.ts"
import type { Contact } from "../../drafts/Contact.ts"
import { notPostalCode, notProvince } from "../Notices.ts"

/** The provinces and territories, by the codes of the postal service. */
const PROVINCES: Readonly<Record<string, string>> = {
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

const known = new Set(
  Object.entries(PROVINCES)
    .flat()
    .map((name) => name.toLowerCase()),
)

/** What of an address cannot be in Canada: its province, by code or name, and its postal code. */
export const canadianProblems = ({ state, zip }: Contact): FieldProblems<"state" | "zip"> => ({
  ...(known.has(state.trim().toLowerCase()) ? {} : { state: notProvince(state.trim()) }),
  ...(/^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i.test(zip.trim()) ? {} : { zip: notPostalCode(zip.trim()) }),
})
