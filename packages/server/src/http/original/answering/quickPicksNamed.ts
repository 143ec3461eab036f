import {
  criteriaBesideQuickPicks,
  demosOfCriteria,
  demosOfQuickPicks,
  type OriginalOrder,
  quickPicksOfDemos,
  saysWhatItAdded,
  type SelectedDemo,
} from "@listwright/adapters"
import { chooseQuickPick, ONE_ITEM_FOR_CATEGORY, type QuickPicked } from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalogue"
import { Effect, Result } from "effect"
import { CallRefused } from "../../answering/answering.ts"
import { attributesOrRefused } from "../../answering/attributesOf.ts"
import { quickPicksOf } from "../../answering/quickPicksOf.ts"
import { words } from "@listwright/domain/shared"

/**
 * Returns the selection made by demos, both directly and through the quick picks they name. A quick pick without its
 * added criteria is looked up by name and applied here. Refuses an unknown quick pick, and a quick pick that conflicts
 * with the other selections.
 */
export const pickedOfDemos = Effect.fn("pickedOfDemos")(function* (
  listType: number,
  demos: ReadonlyArray<SelectedDemo>,
) {
  const named = quickPicksOfDemos(demos)
  let picked: QuickPicked = {
    audience: { unit: "individuals", criteria: criteriaBesideQuickPicks(demos) },
    chosen: named.filter(saysWhatItAdded),
  }
  const unsaid = named.filter((one) => !saysWhatItAdded(one))
  if (unsaid.length === 0) return picked
  const offered = yield* quickPicksOf(listType)
  const columns = yield* attributesOrRefused(listType)
  const radioColumns = columns.filter(({ inputType }) => inputType === "radio").map(({ column }) => column)
  for (const { kind, name } of unsaid) {
    const found = offered.find((one) => one.kind === kind && one.name === name)
    if (found === undefined)
      return yield* new CallRefused({ reason: `OrderSelectedDemos: there is no quick pick ${name}.` })
    const chosen = chooseQuickPick(picked, found, found.criteria, radioColumns)
    if (Result.isFailure(chosen))
      return yield* new CallRefused({ reason: words`${chosen.failure.column}: ${ONE_ITEM_FOR_CATEGORY}` })
    picked = chosen.success
  }
  return picked
})

/**
 * Returns an order in which every quick pick includes its added criteria. An order without quick picks that have only a
 * name is returned unchanged.
 */
export const withQuickPicksNamed = Effect.fn("withQuickPicksNamed")(function* (order: OriginalOrder) {
  const demos = order.OrderSelectedDemos ?? []
  if (quickPicksOfDemos(demos).every(saysWhatItAdded)) return order
  const { audience, chosen } = yield* pickedOfDemos(order.ListType ?? DEFAULT_LIST_TYPE, demos)
  return {
    ...order,
    OrderSelectedDemos: [...demosOfCriteria(audience.criteria), ...demosOfQuickPicks(chosen)],
  }
})
