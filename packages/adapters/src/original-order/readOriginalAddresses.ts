import { geoTypes, type Point } from "@listwright/domain/definition"
import { addrUsageTypes, readSearchString } from "@listwright/domain/geography"
import { Result } from "effect"
import type { OriginalAddress } from "../contract/original/order/OriginalGeography.ts"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { createCircularShape, type Shape } from "./parseShapeCode.ts"

/** The shapes around one address in an order; a search string may specify several polygons. */
export interface OriginalAddressShapes {
  /** The item's 1-based number, as shown to users. */
  readonly item: number
  readonly shapes: ReadonlyArray<Shape>
  readonly name: string
  /** The address line if it differs from the name; otherwise null. */
  readonly line: string | null
  /** True if the search must stay within the state; undefined if the address doesn't specify it. */
  readonly sameState: boolean | undefined
  /** The state in the address line; null if it doesn't contain one. */
  readonly state: string | null
  readonly excluded: boolean | undefined
}

type Read<A> = Result.Result<A, string>

/** The maximum length of a shape's name; a name doesn't affect the selection. */
const NAME_CHARACTERS = 200

/** Returns an address's name, and its line if the two differ. */
const calledBy = ({
  AddressLine,
  AddressName,
}: OriginalAddress): Pick<OriginalAddressShapes, "line" | "name"> => {
  const [line, given] = [AddressLine ?? "", AddressName ?? ""].map((text) => text.slice(0, NAME_CHARACTERS))
  const name = given || (line ?? "")
  return { name, line: line === name || line === "" ? null : (line ?? null) }
}

/** Matches the state at the end of an address line: 'Chicago, IL 60614', 'Chicago, IL'. */
const STATE_OF_LINE = /,\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?\s*(?:,\s*USA?)?\s*$/

/** Treats 0 like null, as a missing value. */
const given = (n: number | null | undefined): number | undefined => (n === 0 ? undefined : (n ?? undefined))

/** Returns the type of search that an order implies for addresses that don't specify one. */
const searchOf = (geoType: number | undefined): "radius" | "closest" | undefined => {
  switch (geoTypes.decode(geoType ?? 0)) {
    case "closest":
    case "multiClosest":
      return "closest"
    case "radius":
    case "zipRadius":
    case "multiRadius":
    case "multiRadiusAroundAddress":
    case "multiZipRadius":
      return "radius"
    default:
      return undefined
  }
}

const centerOf = ({ Latitude, Longitude }: OriginalAddress, read: Point | undefined): Read<Point> => {
  const [x, y] = [Longitude ?? read?.[0], Latitude ?? read?.[1]]
  if (x === undefined || y === undefined || Math.abs(x) > 180 || Math.abs(y) > 90)
    return Result.fail("it has no location. Please send its Longitude and Latitude in degrees.")
  if (read !== undefined && (read[0] !== x || read[1] !== y))
    return Result.fail("its AddrSearchString names a different place than its Longitude and Latitude.")
  return Result.succeed([x, y])
}

const search = (
  address: OriginalAddress,
  order: OriginalOrder,
  read: { readonly center: Point; readonly value: number } | undefined,
): Read<Shape> =>
  Result.gen(function* () {
    const center = yield* centerOf(address, read?.center)
    const quantity = given(address.Quantity)
    const radius = given(address.Radius) ?? (quantity === undefined ? given(order.Radius) : undefined)
    const kind =
      quantity !== undefined ? "closest" : radius !== undefined ? "radius" : searchOf(order.GeoType)
    if (kind === undefined)
      return yield* Result.fail(
        "it has neither a Radius nor a Quantity, and the order's GeoType doesn't say which one to use.",
      )
    const value = quantity ?? radius ?? read?.value
    const field = kind === "closest" ? "Quantity" : "Radius"
    if (value === undefined || value <= 0)
      return yield* Result.fail(`its ${field} must be a number greater than 0.`)
    if (kind === "closest" && !Number.isInteger(value))
      return yield* Result.fail("its Quantity must be a whole number of records.")
    if (read !== undefined && read.value !== value)
      return yield* Result.fail(`its AddrSearchString names a different value than its ${field}.`)
    return createCircularShape(kind, center, value)
  })

/**
 * Reads an address's shapes. A polygon has no AddrUsageType; an address without an AddrSearchString is a search around
 * a point.
 */
const shapesOf = (address: OriginalAddress, order: OriginalOrder): Read<ReadonlyArray<Shape>> => {
  const usage = given(address.AddrUsageType)
  if (usage !== undefined && addrUsageTypes.decode(usage) === undefined)
    return Result.fail(`its AddrUsageType ${usage} isn't 2.`)
  const text = address.AddrSearchString?.trim() ?? ""
  if (text === "") return Result.map(search(address, order, undefined), (shape) => [shape])
  const read = readSearchString(text)
  if (read === null)
    return Result.fail(
      "its AddrSearchString is neither 'longitude:latitude:value:2' nor points joined by '|'.",
    )
  if (read.kind === "radius") return Result.map(search(address, order, read), (shape) => [shape])
  return usage === undefined
    ? Result.succeed(read.polygons.map((points) => ({ kind: "polygon", points })))
    : Result.fail(`its AddrUsageType ${usage} is for a radius, but its AddrSearchString is a polygon.`)
}

/**
 * Reads the shapes that an order's addresses select, in order; fails with a user-facing message if an address can't be
 * interpreted. If both a quantity and a radius are given, the quantity takes precedence, as on the radius page.
 */
export const readOriginalAddresses = (order: OriginalOrder): Read<ReadonlyArray<OriginalAddressShapes>> =>
  Result.all(
    (order.OrderAddresses ?? []).map((address, index) =>
      Result.match(shapesOf(address, order), {
        onFailure: (reason) => Result.fail(`OrderAddresses: item ${index + 1} couldn't be read: ${reason}`),
        onSuccess: (shapes) =>
          Result.succeed({
            item: index + 1,
            shapes,
            ...calledBy(address),
            sameState: address.SameState ?? undefined,
            state: STATE_OF_LINE.exec(address.AddressLine ?? "")?.[1] ?? null,
            excluded: address.IsExcluded ?? undefined,
          }),
      }),
    ),
  )
