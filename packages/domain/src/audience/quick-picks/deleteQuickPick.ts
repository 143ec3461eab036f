import { Effect } from "effect"
import { QuickPicks } from "./QuickPicks.ts"

/**
 * Deletes a quick pick after the user has confirmed it. Criteria that it added to an audience stay there
 * [ob8-quick-pick-delete].
 */
export const deleteQuickPick = (id: string) =>
  Effect.flatMap(QuickPicks, (quickPicks) => quickPicks.remove(id))
