import type { RecordMapping } from "./Mapping.ts"
import type { RecordRules } from "./recordRules.ts"

/** A record field that a mapping may omit, and the consequence of omitting it. */
interface OptionalFact {
  readonly key: keyof RecordMapping
  readonly without: string
  /** Returns whether a universe's records may have this field. */
  readonly isOf?: (rules: RecordRules) => boolean
}

const inUnitedStates = ({ country }: RecordRules): boolean => country === "US"

const OPTIONAL: ReadonlyArray<OptionalFact> = [
  { key: "firstName", without: "no record names a person", isOf: ({ needsNames }) => !needsNames },
  { key: "household", without: "records at one address belong together" },
  { key: "plus4", without: "no record is in a ZIP+4", isOf: inUnitedStates },
  { key: "carrierRoute", without: "no record is in a carrier route", isOf: inUnitedStates },
  { key: "walkSequence", without: "lists aren't in walk order" },
  { key: "deliveryScore", without: "no record has a delivery score" },
  { key: "latitude", without: "no record is in a radius or polygon" },
  { key: "phone", without: "no record has a phone" },
  { key: "apartment", without: "no address counts as an apartment" },
  {
    key: "business",
    without: "no address counts as a business",
    isOf: ({ facts }) => facts.includes("BUSINESS"),
  },
]

/** A record field that isn't filled from any column, and the consequence. */
export interface UnmappedField {
  readonly fact: string
  readonly without: string
}

/** Lists the fields missing from a mapping's records. */
export const findUnmappedFields = (record: RecordMapping, rules: RecordRules): ReadonlyArray<UnmappedField> =>
  OPTIONAL.filter(({ isOf = () => true, key }) => record[key] === undefined && isOf(rules)).map(
    ({ key, without }) => ({ fact: key, without }),
  )
