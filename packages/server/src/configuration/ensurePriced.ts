import { findUniverseByNumber } from "@listwright/domain/catalog"
import { type UniverseFacts, UniverseUnusable } from "@listwright/engine/universe"
import { Clock, Effect } from "effect"
import type { SiteContent } from "./SiteContent.ts"
import { problemLine } from "./SiteProblem.ts"

const userMessage = (listType: number): string =>
  `${findUniverseByNumber(listType)?.title ?? "These records"} aren't available right now. Please try again later.`

/**
 * Fails if a universe has attributes that the site would sell for free, because the price list in effect, or a later
 * one, lacks their price element. The start makes the same check; this one is for records that arrive while the site
 * runs.
 */
export const ensurePriced = Effect.fn("ensurePriced")(function* (
  { unpricedAttributes }: Pick<SiteContent, "unpricedAttributes">,
  { columns, listType }: Pick<UniverseFacts, "columns" | "listType">,
): Effect.fn.Return<void, UniverseUnusable> {
  const now = new Date(yield* Clock.currentTimeMillis)
  const problems = unpricedAttributes({ columns, listType }, now)
  if (problems.length === 0) return
  return yield* new UniverseUnusable({
    file: "columns.json",
    reason: `has attributes that the site would sell for free:\n${problems.map(problemLine).join("\n")}\nRecords that you load again are served at once; after a change to the site's files, restart the server`,
    userMessage: userMessage(listType),
  })
})
