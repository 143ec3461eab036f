import { Effect } from "effect"
import { QuickPicks } from "./QuickPicks.ts"

/**
 * Deletes a quick pick, once the person has answered the question, and answers those that are left. What it had added to
 * an audience stays there. spec: order-builder §8 [ob8-quick-pick-delete]
 */
export const deleteQuickPick = Effect.fn("deleteQuickPick")(function* (listType: number, id: string) {
  const quickPicks = yield* QuickPicks
  yield* quickPicks.remove(id)
  return yield* quickPicks.inFull(listType)
})
