import type { CountAnswer } from "@listwright/domain/counting"
import type { DefinitionHash } from "@listwright/domain/definition"
import type { OriginalOrder } from "../../contract/original/order/OriginalOrder.ts"
import { areaKeyFromGeo } from "../../original-order/originalAreas.ts"

/** A counted order as our server returns it; original-contract servers return only the order. */
export interface CountedOrder {
  readonly Order: OriginalOrder
  readonly DefinitionHash?: DefinitionHash
  readonly Snapshot?: string
  readonly PhoneQty?: number
  /** One number for each of the order's OrderGeos. */
  readonly GeoPhoneQty?: ReadonlyArray<number>
}

/** Returns the exact count in a counted order; null if an item can't be parsed or a figure is missing. */
export const countAnswerFromOrder = (counted: CountedOrder): CountAnswer | null => {
  const { DefinitionHash: definitionHash, GeoPhoneQty: phones, PhoneQty, Snapshot: snapshot } = counted
  if (definitionHash === undefined || snapshot === undefined) return null
  if (PhoneQty === undefined || phones === undefined) return null
  const geos = counted.Order.OrderGeos ?? []
  const areas = geos.flatMap((geo, index) =>
    geo.IsExcluded === true
      ? []
      : [
          {
            key: areaKeyFromGeo(geo),
            available: geo.AvailableQty ?? 0,
            withPhones: phones[index] ?? 0,
          },
        ],
  )
  const known = areas.flatMap(({ key, ...figures }) => (key === null ? [] : [{ key, ...figures }]))
  if (known.length < areas.length) return null
  return {
    definitionHash,
    snapshot,
    total: counted.Order.TotalAvailableQty ?? known.reduce((total, { available }) => total + available, 0),
    withPhones: PhoneQty,
    areas: known,
    // The counted order of the original contract does not say.
    withoutPlace: [],
    suppressed: [],
  }
}
