import { COMPANY_FIELD } from "../format/blocks/blockLayout.ts"
import type { RecordRules } from "./mapping/recordRules.ts"

/** Names and addresses as the generator has them; then what a later change of the universe needs to know. */
const PAYLOAD = [
  "ROW_ID",
  "PERSON_KEY",
  "FIRST_NAME",
  "LAST_NAME",
  "ADDRESS",
  "CITY",
  "STATE",
  "PHONE_NUMBER",
  "DELIVERY_SCORE",
  "WALK_SEQUENCE",
  "HOUSEHOLD_KEY",
  "LATITUDE",
  "LONGITUDE",
  "APARTMENT",
]

/** The same of records at companies, and of addresses, which say whether a business is there. */
export const payloadColumns = ({
  facts,
  hasCompanies,
}: Pick<RecordRules, "facts" | "hasCompanies">): ReadonlyArray<string> => [
  ...PAYLOAD,
  ...(hasCompanies ? [COMPANY_FIELD] : []),
  ...(facts.includes("BUSINESS") ? ["BUSINESS"] : []),
]
