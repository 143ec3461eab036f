import { AREA_KINDS } from "./areaKinds.ts"

/** The display names of a record's fields other than its attributes. */
export const RECORD_FIELDS = {
  record: "Record",
  company: "Company",
  firstName: "First Name",
  lastName: "Last Name",
  address: "Address",
  city: AREA_KINDS.city.label,
  state: AREA_KINDS.state.label,
  province: "Province",
  zip: AREA_KINDS.zip.label,
  zip4: AREA_KINDS.zip4.label,
  postalCode: AREA_KINDS.postalCode.label,
  carrierRoute: AREA_KINDS.carrierRoute.label,
  deliveryScore: "Delivery Score",
  walkSequence: "Walk Sequence",
  phone: "Phone",
  email: "Email",
} as const

/**
 * The fields of every delivered list, in file order, including delivery score and walk sequence. The phone and the
 * chosen columns follow.
 */
export const DEFAULT_OUTPUT_FIELDS = [
  RECORD_FIELDS.record,
  RECORD_FIELDS.firstName,
  RECORD_FIELDS.lastName,
  RECORD_FIELDS.address,
  RECORD_FIELDS.city,
  RECORD_FIELDS.state,
  RECORD_FIELDS.zip,
  RECORD_FIELDS.zip4,
  RECORD_FIELDS.carrierRoute,
  RECORD_FIELDS.deliveryScore,
  RECORD_FIELDS.walkSequence,
] as const

/** The fields of a list of company records, with the company before its contact. */
export const COMPANY_OUTPUT_FIELDS = [
  RECORD_FIELDS.record,
  RECORD_FIELDS.company,
  ...DEFAULT_OUTPUT_FIELDS.slice(1),
] as const

/** The fields of a list of Canadian records, with postal codes instead of ZIP+4s and carrier routes. */
export const CANADIAN_OUTPUT_FIELDS = [
  RECORD_FIELDS.record,
  RECORD_FIELDS.firstName,
  RECORD_FIELDS.lastName,
  RECORD_FIELDS.address,
  RECORD_FIELDS.city,
  RECORD_FIELDS.province,
  RECORD_FIELDS.postalCode,
  RECORD_FIELDS.deliveryScore,
  RECORD_FIELDS.walkSequence,
] as const

/**
 * Returns the fields that every delivered list has, in file order, depending on its records' country and whether
 * they're companies.
 */
export const outputFields = (country: "US" | "CA", hasCompanies: boolean): ReadonlyArray<string> =>
  hasCompanies ? COMPANY_OUTPUT_FIELDS : country === "CA" ? CANADIAN_OUTPUT_FIELDS : DEFAULT_OUTPUT_FIELDS
