import { Effect } from "effect"
import { QuickPicks } from "./QuickPicks.ts"

/**
 * Deletes a quick pick after the user has confirmed. Criteria that it added to an audience remain there
 * [ob8-quick-pick-delete].
 */
export const deleteQuickPick = (id: string) =>
  Effect.flatMap(QuickPicks, (quickPicks) => quickPicks.remove(id))
