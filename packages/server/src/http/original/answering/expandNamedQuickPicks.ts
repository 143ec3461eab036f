import {
  directCriteria,
  demosFromCriteria,
  demosFromQuickPicks,
  type OriginalOrder,
  quickPicksFromOriginal,
  hasAddedCriteria,
  type SelectedDemo,
} from "@listwright/adapters"
import {
  chooseQuickPick,
  ONE_ITEM_PER_CATEGORY_MESSAGE,
  type QuickPickSelection,
} from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { Effect, Result } from "effect"
import { CallRefused } from "../../answering/toEnvelope.ts"
import { listVisibleAttributesOrRefuse } from "../../answering/listVisibleAttributes.ts"
import { listAvailableQuickPicks } from "../../answering/listAvailableQuickPicks.ts"
import { messageText } from "@listwright/domain/shared"

/**
 * Returns the selection made by demos, both directly and through the quick picks they name. A quick pick without its
 * added criteria is looked up by name and applied here. Refuses an unknown quick pick, and a quick pick that conflicts
 * with the other selections.
 */
export const selectionFromOriginal = Effect.fn("selectionFromDemos")(function* (
  listType: number,
  demos: ReadonlyArray<SelectedDemo>,
) {
  const named = quickPicksFromOriginal(demos)
  let picked: QuickPickSelection = {
    audience: { unit: "individuals", criteria: directCriteria(demos) },
    chosen: named.filter(hasAddedCriteria),
  }
  const unsaid = named.filter((one) => !hasAddedCriteria(one))
  if (unsaid.length === 0) return picked
  const offered = yield* listAvailableQuickPicks(listType)
  const columns = yield* listVisibleAttributesOrRefuse(listType)
  const radioColumns = columns.filter(({ inputType }) => inputType === "radio").map(({ column }) => column)
  for (const { kind, name } of unsaid) {
    const found = offered.find((one) => one.kind === kind && one.name === name)
    if (found === undefined)
      return yield* new CallRefused({ reason: `OrderSelectedDemos: there is no quick pick ${name}.` })
    const chosen = chooseQuickPick(picked, found, found.criteria, radioColumns)
    if (Result.isFailure(chosen))
      return yield* new CallRefused({
        reason: messageText`${chosen.failure.column}: ${ONE_ITEM_PER_CATEGORY_MESSAGE}`,
      })
    picked = chosen.success
  }
  return picked
})

/**
 * Returns an order in which every quick pick includes its added criteria. An order in which no quick pick is given by
 * name alone is returned unchanged.
 */
export const expandNamedQuickPicks = Effect.fn("expandNamedQuickPicks")(function* (order: OriginalOrder) {
  const demos = order.OrderSelectedDemos ?? []
  if (quickPicksFromOriginal(demos).every(hasAddedCriteria)) return order
  const { audience, chosen } = yield* selectionFromOriginal(order.ListType ?? DEFAULT_LIST_TYPE, demos)
  return {
    ...order,
    OrderSelectedDemos: [...demosFromCriteria(audience.criteria), ...demosFromQuickPicks(chosen)],
  }
})
