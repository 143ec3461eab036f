import { Effect } from "effect"
import { QuickPicks } from "./QuickPicks.ts"

/**
 * Deletes a quick pick, once the person has answered the question. What it had added to an audience stays there
 * [ob8-quick-pick-delete].
 */
export const deleteQuickPick = (id: string) =>
  Effect.flatMap(QuickPicks, (quickPicks) => quickPicks.remove(id))
