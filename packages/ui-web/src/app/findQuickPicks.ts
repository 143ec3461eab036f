import { MAX_VISIBLE_QUICK_PICKS, QuickPicks } from "@listwright/domain/audience"
import { Effect } from "effect"

/**
 * Finds a source's first quick picks that match the search text. It's in a separate file because the sign-in page
 * doesn't need the audience code.
 */
export const findQuickPicks = (listType: number, text = "") =>
  Effect.flatMap(QuickPicks, (quickPicks) =>
    quickPicks.find(listType, { text, most: MAX_VISIBLE_QUICK_PICKS }),
  )
