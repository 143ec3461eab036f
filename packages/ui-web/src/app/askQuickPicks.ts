import { QuickPicks } from "@listwright/domain/audience"
import { Effect } from "effect"

/** All quick picks of a source. A file of its own: the sign-in page does without the audience. */
export const askQuickPicks = (listType: number) =>
  Effect.flatMap(QuickPicks, (quickPicks) => quickPicks.inFull(listType))
