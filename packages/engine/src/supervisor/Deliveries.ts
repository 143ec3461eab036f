import { Context, type Effect, Schema } from "effect"
import type { CountRefused, CountUnavailable, ListOwner } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"

/** The files of a delivery could not be written. Nothing half-written is left behind. */
export class DeliveryFailed extends Schema.TaggedError<DeliveryFailed>()("DeliveryFailed", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/**
 * The number of records of one area to deliver; `key` has the form of `areaKey` ('zip:60614'). Areas that aren't
 * named get no records.
 */
export interface AreaQuantity {
  readonly key: string
  readonly quantity: number
  /**
   * The number of them from each part: by detail code ('60614C001'), by detail and occupants ('60614C001/homes'), or
   * by occupants if an area has no detail rows; for saved lists, by the attributes that selected them ('AGE,OWNER').
   * They sum to the quantity; if missing, the records are spread evenly over the area.
   */
  readonly parts?: Readonly<Record<string, number>>
}

export interface DeliveryRequest {
  readonly definition: CanonicalDefinition
  /** The owner whose suppressions apply, in their state when the list is written. */
  readonly owner: ListOwner
  /** The order that is delivered, which never suppresses itself; absent if the list doesn't belong to an order. */
  readonly orderCode?: string
  readonly quantities: ReadonlyArray<AreaQuantity>
  /** Demo columns to write after the default fields: 'AGE', 'INCOME'. Unknown ones are refused. */
  readonly columns: ReadonlyArray<string>
  /** The key from which ids of records are made: 64 hexadecimal digits, the same for all lists of an account. */
  readonly recordKey: string
  /**
   * The folder of the files, which is made whole or not at all. Its contents are kept if they are this very delivery,
   * so that running twice leaves the same bytes; another delivery is never overwritten.
   */
  readonly deliveryFolder: string
}

export interface AreaDelivery {
  readonly key: string
  readonly ordered: number
  readonly delivered: number
}

/** The delivery that was written. `records` is below `ordered` exactly when fewer remained than were ordered. */
export interface Delivery {
  readonly records: number
  readonly ordered: number
  readonly perArea: ReadonlyArray<AreaDelivery>
  readonly csvPath: string
  /** Person keys of the delivered records, ascending, 8 bytes each, big-endian. */
  readonly keysPath: string
  readonly manifestPath: string
  /** SHA-256 of the CSV, 64 hex digits. */
  readonly sha256: string
  readonly snapshot: string
}

/**
 * Writes lists to files: distinct records, spread evenly over the sorted rows of each area, or of each part of it. The same request about the
 * same snapshot always writes the same bytes. Interrupting the effect stops the writing and leaves nothing behind.
 */
export class Deliveries extends Context.Service<
  Deliveries,
  {
    readonly select: (
      request: DeliveryRequest,
    ) => Effect.Effect<Delivery, CountRefused | CountUnavailable | DeliveryFailed>
  }
>()("@listwright/engine/supervisor/Deliveries") {}
