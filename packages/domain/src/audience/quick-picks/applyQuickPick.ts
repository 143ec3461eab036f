import type { Criterion } from "../../definition/Audience.ts"
import { INDUSTRY_COLUMN } from "../industries/Industry.ts"
import type { BusinessQuickPickItem, QuickPick } from "./QuickPick.ts"
import { Effect } from "effect"
import { chooseQuickPick, type QuickPickSelection } from "./chooseQuickPick.ts"
import { Demographics } from "../attributes/Demographics.ts"
import { QuickPicks } from "./QuickPicks.ts"

/** Returns a business quick pick's criteria, which add its industries or omit the excluded ones [ob4-quick-picks]. */
export const businessQuickPickCriteria = (
  items: ReadonlyArray<BusinessQuickPickItem>,
): ReadonlyArray<Criterion> => {
  const codes = (isExcluded: boolean): ReadonlyArray<string> =>
    items.filter((item) => item.isExcluded === isExcluded).map(({ industryCode }) => industryCode)
  return items.length === 0
    ? []
    : [{ kind: "industries", column: INDUSTRY_COLUMN, added: codes(false), omitted: codes(true) }]
}

const criteriaOf = Effect.fn("criteriaOf")(function* (listType: number, quickPick: QuickPick) {
  const quickPicks = yield* QuickPicks
  switch (quickPick.kind) {
    case "own":
    case "site":
      return (yield* quickPicks.detail(quickPick)).criteria
    case "business":
      return businessQuickPickCriteria(yield* quickPicks.industries(listType, quickPick.id))
  }
})

/** Chooses a quick pick with the contents returned by the server [ob4-quick-picks]. */
export const applyQuickPick = Effect.fn("applyQuickPick")(function* (
  listType: number,
  picked: QuickPickSelection,
  quickPick: QuickPick,
) {
  const criteria = yield* criteriaOf(listType, quickPick)
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(listType)
  const radioColumns = columns.filter(({ inputType }) => inputType === "radio").map(({ column }) => column)
  return yield* Effect.fromResult(chooseQuickPick(picked, quickPick, criteria, radioColumns))
})
