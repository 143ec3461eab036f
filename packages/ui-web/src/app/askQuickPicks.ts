import { QUICK_PICKS_SHOWN, QuickPicks } from "@listwright/domain/audience"
import { Effect } from "effect"

/**
 * Finds a source's first quick picks that match a search text. It's in a separate file because the sign-in page doesn't
 * need the audience.
 */
export const askQuickPicks = (listType: number, text = "") =>
  Effect.flatMap(QuickPicks, (quickPicks) => quickPicks.find(listType, { text, most: QUICK_PICKS_SHOWN }))
