import { demoTypes, phoneOptions } from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalogue"
import { CanonicalDefinition, emptyDefinition, type ListDefinition } from "@listwright/domain/definition"
import { Option, Result, Schema } from "effect"
import type { LegacyOrder } from "../contract/legacy/order/LegacyOrder.ts"
import { areaOfGeo, isCombinationCode } from "./legacyAreas.ts"
import { criteriaOfDemos } from "./legacyDemos.ts"
import { suppressionsOfLegacy } from "./suppressionsOfLegacy.ts"

/** The order names something that has no place in a definition; `reason` says what, for a person. */
export class OrderNotUnderstood extends Schema.TaggedError<OrderNotUnderstood>()("OrderNotUnderstood", {
  reason: Schema.String,
}) {}

const INDIVIDUALS = demoTypes.encode("individuals")

const refuse = (reason: string) => Result.fail(new OrderNotUnderstood({ reason }))
const check = Schema.decodeUnknownResult(CanonicalDefinition)

/** What an order of the original contract selects. */
export const fromLegacyOrder = (
  order: LegacyOrder,
): Result.Result<CanonicalDefinition, OrderNotUnderstood> => {
  const geos = order.OrderGeos ?? []
  const areas = geos.flatMap((geo) => Option.toArray(areaOfGeo(geo)))
  if (areas.length < geos.length) {
    const unknown = geos.find((geo) => Option.isNone(areaOfGeo(geo)))
    if (isCombinationCode(unknown?.GeoKeyCode ?? ""))
      return refuse(
        `OrderGeos: ${unknown?.GeoKeyCode} combines saved counts, and this call has no form for that. Please send the order without OrderGeos, by its ListModuleSessionId.`,
      )
    return refuse(
      `OrderGeos: ${unknown?.GeoKeyCode} of geography type ${unknown?.GeoType} is not an area of this site.`,
    )
  }
  const code = order.PhoneOption ?? null
  const phoneOption = code === null || code === 0 ? null : phoneOptions.decode(code)
  if (phoneOption === undefined) return refuse(`PhoneOption: ${code} is not 1, 2 or 3.`)
  const listType = order.ListType ?? DEFAULT_LIST_TYPE
  const suppressions = suppressionsOfLegacy(order, listType)
  if (Result.isFailure(suppressions)) return refuse(suppressions.failure)
  const definition: ListDefinition = {
    ...emptyDefinition(listType),
    areas,
    audience: {
      unit: demoTypes.decode(order.DemoType ?? INDIVIDUALS) ?? "individuals",
      criteria: criteriaOfDemos(order.OrderSelectedDemos ?? []),
    },
    phoneOption,
    suppressions: suppressions.success,
  }
  return Result.mapError(
    check(definition),
    () =>
      new OrderNotUnderstood({
        reason: "OrderSelectedDemos: a column's name is not in capitals, or there are more than 2,000 areas.",
      }),
  )
}
