import { Actor } from "@listwright/adapters"
import {
  type DemoColumn,
  type QuickPickInFull,
  quickPickNameKey,
  unknownPart,
} from "@listwright/domain/audience"
import { traitsOf } from "@listwright/domain/catalogue"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { OwnQuickPicks, QuickPickRefused } from "../../quick-picks/OwnQuickPicks.ts"
import { attributesOf } from "./attributesOf.ts"

/** Those of the site for a source, whose attributes and values its records have; all of them while these are not known. */
export const quickPicksOfSite = Effect.fnUntraced(function* (listType: number) {
  const { quickPicks } = yield* Site
  const none: ReadonlyArray<DemoColumn> = []
  const columns = yield* Effect.catchTag(attributesOf(listType), "CountUnavailable", () =>
    Effect.succeed(none),
  )
  return quickPicks.filter(
    ({ criteria, listTypes }) =>
      listTypes.includes(listType) && (columns.length === 0 || unknownPart(criteria, columns) === null),
  )
})

/** All quick picks that the caller may choose for a source: own ones, then those of the site; none of a source that hides them. */
export const quickPicksOf = Effect.fn("quickPicksOf")(function* (listType: number) {
  if (traitsOf(listType).hidesQuickPicks) return []
  const { user } = yield* Actor
  const own = yield* (yield* OwnQuickPicks).list(user.id, listType)
  return [
    ...own.map(({ criteria, description, id, name }): QuickPickInFull => ({
      id,
      name,
      description,
      kind: "own",
      criteria,
    })),
    ...(yield* quickPicksOfSite(listType)).map(
      ({ criteria, description, id, kind, name }): QuickPickInFull => ({
        id,
        name,
        description,
        kind,
        criteria,
      }),
    ),
  ]
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
