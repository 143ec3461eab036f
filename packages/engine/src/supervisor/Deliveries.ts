import { Context, type Effect, Schema } from "effect"
import type { CountRefused, CountUnavailable, ListOwner } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"

/** Raised when a delivery's files can't be written. No partial files are left behind. */
export class DeliveryFailed extends Schema.TaggedError<DeliveryFailed>()("DeliveryFailed", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/**
 * The number of records to deliver for one area; `key` has `areaKey` format ('zip:60614'). Areas that aren't listed get
 * no records.
 */
export interface AreaQuantity {
  readonly key: string
  readonly quantity: number
  /**
   * The number of these records from each part: by detail code ('60614C001'), by detail and occupants
   * ('60614C001/homes'), or by occupants if an area has no detail rows; for saved lists, by the attributes that
   * selected them ('AGE,OWNER'). The parts must add up to the quantity; if missing, the records are spread evenly over
   * the area.
   */
  readonly parts?: Readonly<Record<string, number>>
}

export interface DeliveryRequest {
  readonly definition: CanonicalDefinition
  /** The owner whose suppressions apply, as of when the list is written. */
  readonly owner: ListOwner
  /** The order being delivered, which never suppresses itself; absent if the list doesn't belong to an order. */
  readonly orderCode?: string
  readonly quantities: ReadonlyArray<AreaQuantity>
  /**
   * The demographic columns to write after the default fields, such as 'AGE' or 'INCOME'. Unknown columns are refused.
   */
  readonly columns: ReadonlyArray<string>
  /** The key used to make record IDs: 64 hexadecimal digits, the same for all of an account's lists. */
  readonly recordKey: string
  /**
   * The folder for the files, which is created as a whole or not at all. If it already contains this exact delivery,
   * it's left as is, so that running twice leaves the same bytes; another delivery is never overwritten.
   */
  readonly deliveryFolder: string
}

export interface AreaDelivery {
  readonly key: string
  readonly ordered: number
  readonly delivered: number
}

/** The written delivery. `records` is less than `ordered` if and only if fewer records were left than ordered. */
export interface Delivery {
  readonly records: number
  readonly ordered: number
  readonly perArea: ReadonlyArray<AreaDelivery>
  readonly csvPath: string
  /** The file with the delivered records' person keys, ascending, 8 bytes each, big-endian. */
  readonly keysPath: string
  readonly manifestPath: string
  /** The SHA-256 of the CSV, 64 hex digits. */
  readonly sha256: string
  readonly snapshot: string
}

/**
 * Writes lists to files: distinct records, spread evenly over the sorted rows of each area or area part. The same
 * request for the same snapshot always writes the same bytes. Interrupting the effect stops writing and leaves nothing
 * behind.
 */
export class Deliveries extends Context.Service<
  Deliveries,
  {
    readonly select: (
      request: DeliveryRequest,
    ) => Effect.Effect<Delivery, CountRefused | CountUnavailable | DeliveryFailed>
  }
>()("@listwright/engine/supervisor/Deliveries") {}
