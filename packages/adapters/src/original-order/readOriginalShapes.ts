import { areaKey, type Area, type Granularity } from "@listwright/domain/definition"
import { Result } from "effect"
import type { OrderGeo } from "../contract/original/order/OriginalGeography.ts"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { type OriginalAddressShapes, readOriginalAddresses } from "./readOriginalAddresses.ts"
import { readOriginalGranularity } from "./readOriginalGranularity.ts"
import { type ItemShape, readItemShape } from "./readItemShape.ts"
import { areaFromShape, type Shape } from "./parseShapeCode.ts"

type Read<A> = Result.Result<A, string>

const PLAIN = { name: "", line: null, withinState: null, granularity: "standard", excluded: false } as const

const placeKey = (shape: Shape): string => areaKey(areaFromShape(shape, PLAIN))

/** A shape with the item and the address that specify it. */
interface Said {
  readonly order: OriginalOrder
  readonly shape: Shape
  readonly item: { readonly geo: OrderGeo; readonly code: ItemShape } | null
  readonly address: OriginalAddressShapes | null
  readonly granularity: Granularity
}

const nameOf = ({ address, item }: Said): string => {
  if (address !== null) return address.name
  const described = item?.geo.GeoKeyDesc ?? ""
  return described === item?.geo.GeoKeyCode ? "" : described.slice(0, 200)
}

const fieldOf = ({ address, item }: Said): string =>
  item === null ? `OrderAddresses: item ${address?.item}` : `OrderGeos: ${item.geo.GeoKeyCode}`

/**
 * Returns the state that a shape must stay within. 'Do not cross state lines' can be set per address or for the whole
 * order.
 */
const withinStateOf = (said: Said): Read<string | null> => {
  const { address, item, order } = said
  if (order.GeoSameState === true && address?.sameState === false)
    return Result.fail(
      `GeoSameState: it is true, but SameState in OrderAddresses item ${address.item} is false.`,
    )
  const isWanted = address?.sameState ?? order.GeoSameState ?? undefined
  const coded = item?.code.withinState
  if (coded !== undefined)
    return isWanted === false
      ? Result.fail(`${fieldOf(said)} stays within ${coded}, but its SameState is false.`)
      : Result.succeed(coded)
  if (isWanted !== true) return Result.succeed(null)
  const state = item?.geo.StateCode || address?.state
  return state
    ? Result.succeed(state)
    : Result.fail(
        `${fieldOf(said)} must stay within its state but doesn't name the state. Please end its AddressLine like 'Chicago, IL 60614'.`,
      )
}

const excludedOf = (said: Said): Read<boolean> => {
  const [own, ofAddress] = [said.item?.geo.IsExcluded ?? undefined, said.address?.excluded]
  return own !== undefined && ofAddress !== undefined && own !== ofAddress
    ? Result.fail(`${fieldOf(said)} is excluded in OrderGeos or OrderAddresses but not in both.`)
    : Result.succeed(own ?? ofAddress ?? false)
}

const areaOfSaid = (said: Said): Read<Area> =>
  Result.gen(function* () {
    const withinState = said.shape.kind === "radius" ? yield* withinStateOf(said) : null
    const excluded = yield* excludedOf(said)
    const { granularity, shape } = said
    return areaFromShape(shape, {
      name: nameOf(said),
      line: said.address?.line ?? null,
      withinState,
      granularity,
      excluded,
    })
  })

/** An order's shapes: those of its items, by index, and those of addresses that no item refers to. */
export interface OriginalShapes {
  /** The items' shapes, by the item's index in OrderGeos. */
  readonly byItem: ReadonlyMap<number, Area>
  readonly others: ReadonlyArray<Area>
}

/**
 * Matches an order's shapes with their addresses. The code of an OrderGeos item specifies everything about a shape
 * except its name, which comes from the first address with the same location and size.
 */
export const readOriginalShapes = (order: OriginalOrder): Read<OriginalShapes> =>
  Result.gen(function* () {
    const addresses = yield* readOriginalAddresses(order)
    const left = addresses.flatMap((address) => address.shapes.map((shape) => ({ address, shape })))
    const byItem = new Map<number, Area>()
    for (const [at, geo] of (order.OrderGeos ?? []).entries()) {
      const code = readItemShape(geo)
      if (code === null) continue
      const own = left.findIndex(({ shape }) => placeKey(shape) === placeKey(code.shape))
      const [found] = own < 0 ? [] : left.splice(own, 1)
      const granularity = yield* readOriginalGranularity(order, code, `OrderGeos: ${geo.GeoKeyCode}`)
      const address = found?.address ?? null
      byItem.set(
        at,
        yield* areaOfSaid({ order, shape: code.shape, item: { geo, code }, address, granularity }),
      )
    }
    const others: Array<Area> = []
    for (const { address, shape } of left) {
      const code = { shape, granularity: undefined, isMadeOfZips: false }
      const granularity = yield* readOriginalGranularity(order, code, `OrderAddresses: item ${address.item}`)
      others.push(yield* areaOfSaid({ order, shape, item: null, address, granularity }))
    }
    return { byItem, others }
  })
