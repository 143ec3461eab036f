import {
  type AudienceIndex,
  indexChoicePairs,
  type Attribute,
  quickPickIndex,
  type FullQuickPick,
  type ChoicePairIndex,
  findFirstUnknownItem,
} from "@listwright/domain/audience"
import { lazyValue } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import { Site } from "../configuration/Site.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"

interface Offered {
  /** The data snapshot against which the quick picks were checked; null if unknown, in which case all are offered. */
  readonly snapshot: string | null
  readonly quickPicks: ReadonlyArray<FullQuickPick>
  /** Returns the search index of these quick picks. */
  readonly index: () => AudienceIndex
  /**
   * Returns the choices made together in these quick picks. They're public and reveal nothing about customers, so a
   * single occurrence is enough.
   */
  readonly together: () => ChoicePairIndex
}

const NO_COLUMNS: ReadonlyArray<Attribute> = []

/**
 * The site's quick picks whose attributes and values exist in its records; all quick picks until the records are known.
 */
export class OfferedQuickPicks extends Context.Service<
  OfferedQuickPicks,
  {
    /** Returns a source's quick picks, in file order. */
    readonly of: (listType: number) => Effect.Effect<Omit<Offered, "snapshot">>
  }
>()("@listwright/server/quick-picks/OfferedQuickPicks") {
  /**
   * Provides the service. A site may have thousands of quick picks, so they're checked on the first request for a
   * source, and again once different data is served.
   */
  static readonly layer: Layer.Layer<OfferedQuickPicks, never, Site | ServedUniverse> = Layer.effect(
    OfferedQuickPicks,
    Effect.map(Effect.all([Site, ServedUniverse]), ([site, served]) => {
      const known = new Map<number, Offered>()
      return OfferedQuickPicks.of({
        of: Effect.fnUntraced(function* (listType) {
          const snapshot = yield* Effect.orElseSucceed(served.snapshot(listType), () => null)
          const before = known.get(listType)
          if (before?.snapshot === snapshot) return before
          const columns =
            snapshot === null
              ? NO_COLUMNS
              : yield* Effect.orElseSucceed(served.columns(listType), () => NO_COLUMNS)
          const quickPicks = site.quickPicks
            .filter(
              ({ criteria, listTypes }) =>
                listTypes.includes(listType) &&
                (columns.length === 0 || findFirstUnknownItem(criteria, columns) === null),
            )
            .map(({ criteria, description, id, kind, name }): FullQuickPick => ({
              id,
              name,
              description,
              kind,
              criteria,
            }))
          const made = {
            snapshot,
            quickPicks,
            index: lazyValue(() => quickPickIndex(quickPicks)),
            together: lazyValue(() =>
              indexChoicePairs(
                quickPicks.map(({ criteria, id }) => ({ chooser: id, criteria })),
                1,
              ),
            ),
          }
          known.set(listType, made)
          return made
        }),
      })
    }),
  )
}
