import { COMPANY_FIELD } from "../format/blocks/blockLayout.ts"
import type { RecordRules } from "./mapping/recordRules.ts"

/**
 * The names and addresses, as in the generator's payload, followed by the columns needed to apply a later delta to the
 * universe.
 */
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

/**
 * Returns the payload columns, including the additional ones for records at companies, and for addresses the one that
 * says whether a business is there.
 */
export const payloadColumns = ({
  facts,
  hasCompanies,
}: Pick<RecordRules, "facts" | "hasCompanies">): ReadonlyArray<string> => [
  ...PAYLOAD,
  ...(hasCompanies ? [COMPANY_FIELD] : []),
  ...(facts.includes("BUSINESS") ? ["BUSINESS"] : []),
]
