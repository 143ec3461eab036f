import { Actor } from "@listwright/adapters"
import { quickPickIndex, type QuickPickInFull, quickPickNameKey } from "@listwright/domain/audience"
import { traitsOf } from "@listwright/domain/catalogue"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { OfferedQuickPicks } from "../../quick-picks/OfferedQuickPicks.ts"
import { type OwnQuickPick, OwnQuickPicks, QuickPickRefused } from "../../quick-picks/OwnQuickPicks.ts"

const inFull = ({ criteria, description, id, name }: OwnQuickPick): QuickPickInFull => ({
  id,
  name,
  description,
  kind: "own",
  criteria,
})

/** The caller's own and those of the site for a source, the former changing and the latter prepared; none where it hides them. */
const quickPicksFor = Effect.fnUntraced(function* (listType: number) {
  if (traitsOf(listType).hidesQuickPicks) return null
  const { user } = yield* Actor
  const own = yield* (yield* OwnQuickPicks).list(user.id, listType)
  return { own: own.map(inFull), site: yield* (yield* OfferedQuickPicks).of(listType) }
})

/** All quick picks that the caller may choose for a source: own ones, then those of the site; none of a source that hides them. */
export const quickPicksOf = Effect.fn("quickPicksOf")(function* (listType: number) {
  const found = yield* quickPicksFor(listType)
  return found === null ? [] : [...found.own, ...found.site.quickPicks]
})

/** The same to be searched, in the same order. */
export const quickPickIndexesOf = Effect.fn("quickPickIndexesOf")(function* (listType: number) {
  const found = yield* quickPicksFor(listType)
  return found === null ? [] : [quickPickIndex(found.own), found.site.index()]
})

/** An order tells quick picks apart by their names, so that an own one has none of the site's. */
export const ensureNotOfSite = Effect.fn("ensureNotOfSite")(function* (listType: number, name: string) {
  const { quickPicks } = yield* Site
  const key = quickPickNameKey(name)
  const isTaken = quickPicks.some(
    (one) => one.listTypes.includes(listType) && quickPickNameKey(one.name) === key,
  )
  if (isTaken) return yield* new QuickPickRefused({ reason: "nameTaken" })
})
