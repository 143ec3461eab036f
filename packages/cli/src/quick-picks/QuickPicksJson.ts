import { FullQuickPick } from "@listwright/domain/audience"
import { Schema } from "effect"

/** The output of `quick-picks list --json`. */
export const QuickPicksJson = Schema.Struct({
  listType: Schema.Int.annotate({ description: "data source that the quick picks belong to" }),
  quickPicks: Schema.Array(FullQuickPick).annotate({
    description: "your own first, then those of the site, then those made of business types",
  }),
}).annotate({ identifier: "QuickPicks", description: "Sets of criteria for selecting an audience." })

/** The output of `quick-picks show --json`. */
export const QuickPickJson = FullQuickPick.annotate({
  identifier: "QuickPick",
  description: "A quick pick and the criteria that it adds, in the same format as in definitions.",
})
