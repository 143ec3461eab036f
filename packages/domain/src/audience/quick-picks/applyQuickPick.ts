import { Effect } from "effect"
import { businessQuickPickCriteria } from "./businessQuickPick.ts"
import { chooseQuickPick, type QuickPicked } from "./chooseQuickPick.ts"
import { Demographics } from "../attributes/Demographics.ts"
import type { QuickPick } from "./QuickPick.ts"
import { QuickPicks } from "./QuickPicks.ts"

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

/** Chooses a quick pick by what the server says it holds. spec: order-builder §4 (Quick picks) [ob4-quick-picks] */
export const applyQuickPick = Effect.fn("applyQuickPick")(function* (
  listType: number,
  picked: QuickPicked,
  quickPick: QuickPick,
) {
  const criteria = yield* criteriaOf(listType, quickPick)
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(listType)
  const radioColumns = columns.filter(({ inputType }) => inputType === "radio").map(({ column }) => column)
  return yield* Effect.fromResult(chooseQuickPick(picked, quickPick, criteria, radioColumns))
})
