import type { CountAnswer } from "@listwright/domain/counting"
import type { DefinitionHash } from "@listwright/domain/definition"
import type { OriginalOrder } from "../../contract/original/order/OriginalOrder.ts"
import { areaKeyOfGeo } from "../../original-order/originalAreas.ts"

/** A counted order as the original contract returns it. */
export interface CountedOrder {
  readonly Order: OriginalOrder
  readonly DefinitionHash: DefinitionHash
  readonly Snapshot: string
  readonly PhoneQty: number
  /** One number for each of the order's OrderGeos. */
  readonly GeoPhoneQty: ReadonlyArray<number>
}

/** Returns the exact count that a counted order carries; null if an item can't be parsed. */
export const countAnswerOf = (counted: CountedOrder): CountAnswer | null => {
  const geos = counted.Order.OrderGeos ?? []
  const areas = geos.flatMap((geo, index) =>
    geo.IsExcluded === true
      ? []
      : [
          {
            key: areaKeyOfGeo(geo),
            available: geo.AvailableQty ?? 0,
            withPhones: counted.GeoPhoneQty[index] ?? 0,
          },
        ],
  )
  const known = areas.flatMap(({ key, ...figures }) => (key === null ? [] : [{ key, ...figures }]))
  if (known.length < areas.length) return null
  return {
    definitionHash: counted.DefinitionHash,
    snapshot: counted.Snapshot,
    total: counted.Order.TotalAvailableQty ?? known.reduce((total, { available }) => total + available, 0),
    withPhones: counted.PhoneQty,
    areas: known,
    // The counted order of the original contract does not say.
    withoutPlace: [],
    suppressed: [],
  }
}
