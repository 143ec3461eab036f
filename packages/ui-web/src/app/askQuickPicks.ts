import { QUICK_PICKS_SHOWN, QuickPicks } from "@listwright/domain/audience"
import { Effect } from "effect"

/** The first quick picks of a source that fit a text. A file of its own: the sign-in page does without the audience. */
export const askQuickPicks = (listType: number, text = "") =>
  Effect.flatMap(QuickPicks, (quickPicks) => quickPicks.find(listType, { text, most: QUICK_PICKS_SHOWN }))
