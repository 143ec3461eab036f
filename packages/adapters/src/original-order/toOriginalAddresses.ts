import type { Area } from "@listwright/domain/definition"
import { addrUsageTypes, granularities, toOrderAddress } from "@listwright/domain/geography"
import type { OriginalAddress } from "../contract/original/order/OriginalGeography.ts"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

const originalAddress = (area: Area): ReadonlyArray<OriginalAddress> => {
  const address = toOrderAddress(area)
  if (address === null) return []
  return [
    {
      AddrSearchString: address.searchString,
      AddrUsageType: address.usage === null ? null : addrUsageTypes.encode(address.usage),
      AddressName: address.addressName,
      AddressLine: address.addressLine ?? address.addressName,
      Longitude: address.longitude,
      Latitude: address.latitude,
      Radius: address.radius,
      Quantity: address.quantity,
      SameState: address.sameState,
      ...(area.excluded ? { IsExcluded: true } : {}),
    },
  ]
}

/** Returns the value that all elements share; undefined if they differ. */
const common = <A>(values: ReadonlyArray<A>): A | undefined =>
  new Set(values).size === 1 ? values[0] : undefined

/**
 * Converts the shapes among areas to an order's addresses, with the fields that apply to the whole order; empty if
 * there are no shapes.
 */
export const toOriginalAddresses = (areas: ReadonlyArray<Area>): OriginalOrder => {
  const OrderAddresses = areas.flatMap(originalAddress)
  if (OrderAddresses.length === 0) return {}
  const radii = areas.filter((area) => area.kind === "radius")
  const madeOf = areas.flatMap((area) =>
    area.kind === "radius" || area.kind === "polygon" ? [area.granularity] : [],
  )
  const [radius, ...others] = radii
  return {
    OrderAddresses,
    RadiusTypeChoice: granularities.encode(common(madeOf) ?? "standard"),
    GeoSameState: radius !== undefined && radii.every(({ withinState }) => withinState !== null),
    ...(radius === undefined || others.length > 0 ? {} : { Radius: radius.miles }),
  }
}
