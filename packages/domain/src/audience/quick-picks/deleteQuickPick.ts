import { Effect } from "effect"
import type { AudienceTabState } from "../../catalogue/audienceTabs.ts"
import type { QuickPick } from "./QuickPick.ts"
import { QuickPicks } from "./QuickPicks.ts"

/** The page's flags with the quick picks that there are now; those made of business types have a tab of their own. */
export const withQuickPicks = (
  tabs: AudienceTabState,
  quickPicks: ReadonlyArray<QuickPick>,
): AudienceTabState => ({
  ...tabs,
  userHasQuickPicks: quickPicks.some(({ kind }) => kind === "own"),
  exists: { ...tabs.exists, quickPicks: quickPicks.some(({ kind }) => kind !== "business") },
})

/**
 * Deletes a quick pick, once the person has answered the question, and answers those that are left. What it had added to
 * an audience stays there. spec: order-builder §8 [ob8-quick-pick-delete]
 */
export const deleteQuickPick = Effect.fn("deleteQuickPick")(function* (listType: number, id: string) {
  const quickPicks = yield* QuickPicks
  yield* quickPicks.remove(id)
  return yield* quickPicks.inFull(listType)
})
