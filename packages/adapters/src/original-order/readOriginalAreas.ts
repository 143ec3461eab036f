import { Area, areaCode, geoTypes } from "@listwright/domain/definition"
import { zipTypes } from "@listwright/domain/geography"
import { Option, Result, Schema } from "effect"
import type { OrderGeo } from "../contract/original/order/OriginalGeography.ts"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { areaFromGeo, isCombinationCode, isLocationsCode } from "./originalAreas.ts"
import { partsProblem } from "./partQuantities.ts"
import { readOriginalShapes } from "./readOriginalShapes.ts"

type Read<A> = Result.Result<A, string>

const isArea = Schema.is(Area)

/** Describes an item if the original contract can't express it; otherwise null. */
const withoutForm = (code: string): string | null => {
  if (isCombinationCode(code)) return "combines saved counts"
  return isLocationsCode(code.trim()) ? "is a file of locations" : null
}

const notAnArea = ({ GeoKeyCode, GeoType }: OrderGeo): string => {
  const what = withoutForm(GeoKeyCode)
  return what !== null
    ? `OrderGeos: ${GeoKeyCode} ${what}, which this call doesn't support. Please send the order without OrderGeos, by its ListModuleSessionId.`
    : `OrderGeos: ${GeoKeyCode} of geography type ${GeoType} isn't an area on this site.`
}

/** The GeoTypes for Total U.S., which is selected by type alone. */
const NATIONWIDE: ReadonlyArray<string | undefined> = ["country", "nationwide"]

const MADE_OF = { zip4: "ZIP+4s", carrierRoute: "carrier routes" } as const

/**
 * Checks that ZipType matches the codes; it's 0 or 1 for plain ZIP Codes and lists of mixed formats. Returns null if it
 * matches.
 */
const zipTypeProblem = ({ ZipType }: OriginalOrder, areas: ReadonlyArray<Area>): string | null => {
  const zipType = zipTypes.decode(ZipType ?? 0)
  if (zipType === undefined) return `ZipType: ${ZipType} isn't 0, 1, 2 or 3.`
  if (zipType === "plainZip" || zipType === "zip") return null
  const isOther = ({ kind }: Area): boolean =>
    kind !== zipType && (kind === "zip" || kind === "zip4" || kind === "carrierRoute")
  return areas.some(isOther)
    ? `ZipType: ${ZipType} means ${MADE_OF[zipType]}, but OrderGeos contains other codes.`
    : null
}

const radiusProblem = ({ Radius }: OriginalOrder, areas: ReadonlyArray<Area>): string | null => {
  const miles = Radius ?? 0
  if (miles === 0) return null
  const around = areas.filter((area) => area.kind === "radius")
  if (around.length === 0 && !areas.some(({ kind }) => kind === "closest"))
    return `Radius: there is no address for a radius of ${miles} miles. Please send OrderAddresses.`
  const [only, ...others] = around
  return only === undefined || others.length > 0 || only.miles === Math.min(miles, 200)
    ? null
    : `Radius: ${miles} doesn't match the miles for the order's only address, ${only.miles}.`
}

/**
 * Reads an order's areas: its items in order, followed by the addresses that no item refers to. Fails with a
 * user-facing message if any of them can't be interpreted.
 */
export const readOriginalAreas = (order: OriginalOrder): Read<ReadonlyArray<Area>> =>
  Result.gen(function* () {
    const { byItem, others } = yield* readOriginalShapes(order)
    const areas: Array<Area> = []
    for (const [at, geo] of (order.OrderGeos ?? []).entries()) {
      const area = byItem.get(at) ?? Option.getOrNull(areaFromGeo(geo))
      if (area === null || !isArea(area)) return yield* Result.fail(notAnArea(geo))
      areas.push(area)
    }
    for (const area of others) {
      const code = areaCode(area)
      if (!isArea(area))
        return yield* Result.fail(
          `OrderAddresses: ${code.slice(0, 100)} isn't a shape. A polygon needs 3 to 500 points, and a radius more than 0 miles.`,
        )
      areas.push(area)
    }
    const problem = zipTypeProblem(order, areas) ?? radiusProblem(order, areas) ?? partsProblem(order)
    if (problem !== null) return yield* Result.fail(problem)
    return areas.length === 0 && NATIONWIDE.includes(geoTypes.decode(order.GeoType ?? 0))
      ? [{ kind: "nation", excluded: false }]
      : areas
  })
