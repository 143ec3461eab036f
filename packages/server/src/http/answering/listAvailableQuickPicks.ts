import { Actor } from "@listwright/adapters"
import { quickPickIndex, type FullQuickPick, quickPickNameKey } from "@listwright/domain/audience"
import { sourceTraits } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { OfferedQuickPicks } from "../../quick-picks/OfferedQuickPicks.ts"
import { type OwnQuickPick, OwnQuickPicks, QuickPickRefused } from "../../quick-picks/OwnQuickPicks.ts"

const inFull = ({ criteria, description, id, name }: OwnQuickPick): FullQuickPick => ({
  id,
  name,
  description,
  kind: "own",
  criteria,
})

/**
 * Returns the caller's own quick picks for a source, which may change, and the site's, which are prepared in advance;
 * null if the source hides quick picks.
 */
const quickPicksFor = Effect.fnUntraced(function* (listType: number) {
  if (sourceTraits(listType).hidesQuickPicks) return null
  const { user } = yield* Actor
  const own = yield* (yield* OwnQuickPicks).list(user.id, listType)
  return { own: own.map(inFull), site: yield* (yield* OfferedQuickPicks).of(listType) }
})

/**
 * Returns all quick picks available to the caller for a source, their own first and then the site's; empty if the
 * source hides quick picks.
 */
export const listAvailableQuickPicks = Effect.fn("listAvailableQuickPicks")(function* (listType: number) {
  const found = yield* quickPicksFor(listType)
  return found === null ? [] : [...found.own, ...found.site.quickPicks]
})

/** Returns the search indexes for the quick picks in `listAvailableQuickPicks`, in the same order. */
export const listAvailableQuickPickIndexes = Effect.fn("listAvailableQuickPickIndexes")(function* (
  listType: number,
) {
  const found = yield* quickPicksFor(listType)
  return found === null ? [] : [quickPickIndex(found.own), found.site.index()]
})

/**
 * Checks that a user's own quick pick doesn't use the name of any of the site's, since orders identify quick picks by
 * name.
 */
export const ensureNotSiteQuickPick = Effect.fn("ensureNotSiteQuickPick")(function* (
  listType: number,
  name: string,
) {
  const { quickPicks } = yield* Site
  const key = quickPickNameKey(name)
  const isTaken = quickPicks.some(
    (one) => one.listTypes.includes(listType) && quickPickNameKey(one.name) === key,
  )
  if (isTaken) return yield* new QuickPickRefused({ reason: "nameTaken" })
})
