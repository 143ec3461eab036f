import { audienceUnits, phoneOptions } from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { CanonicalDefinition, emptyDefinition, type ListDefinition } from "@listwright/domain/definition"
import { Result, Schema } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { readOriginalAreas } from "./readOriginalAreas.ts"
import { findMixedDemo } from "./originalDemos.ts"
import { directCriteria, quickPicksFromOriginal, hasAddedCriteria } from "./originalQuickPicks.ts"
import { readOriginalOptions } from "./toOriginalOptions.ts"
import { readOriginalSuppressions } from "./readOriginalSuppressions.ts"

/** The order contains something that a definition can't represent; `reason` is a human-readable explanation. */
export class UnsupportedOrder extends Schema.TaggedError<UnsupportedOrder>()("UnsupportedOrder", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

const INDIVIDUALS = audienceUnits.encode("individuals")

const refuse = (reason: string) => Result.fail(new UnsupportedOrder({ reason }))
const check = Schema.decodeUnknownResult(CanonicalDefinition)

/** Converts an original-contract order to the definition that it selects. */
export const fromOriginalOrder = (
  order: OriginalOrder,
): Result.Result<CanonicalDefinition, UnsupportedOrder> => {
  const areas = readOriginalAreas(order)
  if (Result.isFailure(areas)) return refuse(areas.failure)
  const code = order.PhoneOption ?? null
  const phoneOption = code === null || code === 0 ? null : phoneOptions.decode(code)
  if (phoneOption === undefined) return refuse(`PhoneOption: ${code} isn't 1, 2 or 3.`)
  const unit = audienceUnits.decode(order.DemoType ?? INDIVIDUALS)
  if (unit === undefined) return refuse(`DemoType: ${order.DemoType} isn't 1 or 99.`)
  const listType = order.ListType ?? DEFAULT_LIST_TYPE
  const suppressions = readOriginalSuppressions(order, listType)
  if (Result.isFailure(suppressions)) return refuse(suppressions.failure)
  const options = readOriginalOptions(order, listType)
  if (Result.isFailure(options)) return refuse(options.failure)
  const demos = order.OrderSelectedDemos ?? []
  const mixed = findMixedDemo(demos)
  if (mixed !== undefined)
    return refuse(`OrderSelectedDemos: the values for ${mixed.ColumnName} come from several columns.`)
  const unsaid = quickPicksFromOriginal(demos).find((named) => !hasAddedCriteria(named))
  if (unsaid !== undefined)
    return refuse(`OrderSelectedDemos: the quick pick ${unsaid.name} doesn't say what it added.`)
  const definition: ListDefinition = {
    ...emptyDefinition(listType),
    areas: areas.success,
    audience: {
      unit,
      criteria: directCriteria(demos),
    },
    phoneOption,
    suppressions: suppressions.success,
    ...options.success,
  }
  return Result.mapError(
    check(definition),
    () =>
      new UnsupportedOrder({
        reason:
          "OrderSelectedDemos: a column's name isn't in capital letters, or there are more than 2,000 areas.",
      }),
  )
}
