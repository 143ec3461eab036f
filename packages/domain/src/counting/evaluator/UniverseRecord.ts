import type { Attribute } from "../../audience/attributes/Attribute.ts"
import type { Point } from "../../definition/AreaShape.ts"

/** The type of a record's address. */
export type Dwelling = "home" | "apartment" | "business"

/** The way a record's mail is delivered. */
export type DeliveryKind = "carrierRoute" | "poBox" | "ruralRoute"

/**
 * The status of a record's phone. A phone on the do-not-call list is never delivered, so it doesn't count as a phone.
 */
export type PhoneKind = "none" | "deliverable" | "doNotCall"

/** A person or business in a universe, with every attribute that a definition may use. */
export interface UniverseRecord {
  /** The person's key: unique, stable from month to month, and the tiebreaker when sorting. */
  readonly personKey: bigint
  readonly household: string
  /** The ZIP Code, with its last four digits and its carrier route ('C001'); null in Canada. */
  readonly zip: string | null
  readonly plus4: string | null
  readonly route: string | null
  /** The postal code, 'M5V2T6', or 'M5V' if the second half is unknown; null in the United States. */
  readonly postalCode: string | null
  readonly city: string
  /** The FIPS code; null in Canada. */
  readonly county: string | null
  readonly state: string
  /** The location; null if unknown, in which case the record isn't in any shape or nearest to anything. */
  readonly point: Point | null
  /**
   * The codes of lists and radios, or a column's single value in its input format ('42', '19800229', '022026',
   * 'SMITH'). Columns with unknown values are omitted; only lists may have several values, without duplicates.
   * Industries are stored separately.
   */
  readonly attributes: ReadonlyMap<string, ReadonlyArray<string>>
  /**
   * A business's industries by their digits ('58120101'), the primary one first: up to `MAX_INDUSTRIES_PER_RECORD`, without
   * duplicates.
   */
  readonly industries: ReadonlyArray<string>
  readonly phone: PhoneKind
  readonly hasEmail: boolean
  readonly dwelling: Dwelling
  readonly delivery: DeliveryKind
  readonly hasContactName: boolean
}

/** Tests one record against a condition, independently of all other records. */
export type RecordTest = (record: UniverseRecord) => boolean

const nothing: ReadonlyArray<string> = []

/** Returns a record's values in a column; empty if unknown. */
export const recordValues = (record: UniverseRecord, column: Attribute): ReadonlyArray<string> =>
  column.inputType === "sic" ? record.industries : (record.attributes.get(column.column) ?? nothing)
