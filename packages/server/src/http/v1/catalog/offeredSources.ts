import {
  allowedSources,
  sourceDisplayName,
  landingCards,
  sourceShortCode,
  type OfferedSource,
  type SourceRecords,
  findSourceUniverse,
} from "@listwright/domain/catalog"
import type { User } from "@listwright/domain/account"
import { chosenReading, list270Reading } from "@listwright/domain/shared"
import { CountUnavailable } from "@listwright/domain/counting"
import { countUnsoldNames, Engines, type UniverseEngine } from "@listwright/engine/counts"
import { Effect } from "effect"
import { Site } from "../../../configuration/Site.ts"
import { DoNotSell, toDoNotSellKeyFiles } from "../../../suppression/do-not-sell/DoNotSell.ts"
import { UniversePreparation } from "../../../site/UniversePreparation.ts"

/** The number of attempts to read the do-not-sell list and the universe of the same snapshot. */
const MAX_TRIES = 3

/**
 * Returns a universe's records without the people on the do-not-sell list. The universe's own number includes them, and
 * the difference to a nationwide count would reveal how many they are [ob4-do-not-sell].
 */
const soldRecords = Effect.fnUntraced(function* (listType: number, engine: UniverseEngine) {
  const { keys } = yield* DoNotSell
  let unsold = yield* keys(listType)
  let universe = yield* engine.universe
  // The data may have been replaced in between.
  for (let tried = 1; unsold !== null && unsold.snapshot !== universe.snapshot; tried++) {
    if (tried === MAX_TRIES) return yield* new CountUnavailable({ reason: "The data is being replaced." })
    unsold = yield* keys(listType)
    universe = yield* engine.universe
  }
  const { named, records, snapshot, source, vintage } = universe
  const withNames =
    named === undefined || unsold === null
      ? named
      : named - (yield* countUnsoldNames(engine, toDoNotSellKeyFiles(unsold)))
  return {
    state: "ready",
    records: records - (unsold?.file.keys ?? 0),
    ...(withNames === undefined ? {} : { named: withNames }),
    vintage,
    from: source,
    snapshot,
  } satisfies SourceRecords
})

/** Returns the progress of preparing a source's records. */
const recordsOf = Effect.fnUntraced(function* (listType: number) {
  const engines = yield* Engines
  const { of } = yield* UniversePreparation
  const universe = findSourceUniverse(listType)
  const missing = (reason: string): SourceRecords => ({ state: "missing", reason })
  if (universe === undefined) return missing("This data source isn't available.")
  const now = of(universe.name)
  switch (now.state) {
    case "waiting":
      return { state: "preparing", fraction: null } satisfies SourceRecords
    case "building":
      return { state: "preparing", fraction: now.fraction } satisfies SourceRecords
    case "missing":
      return missing(now.reason)
    case "ready":
      return yield* Effect.flatMap(engines.of(listType), (engine) => soldRecords(listType, engine)).pipe(
        Effect.catchTags({
          CountRefused: ({ reason }) => Effect.succeed(missing(reason)),
          CountUnavailable: ({ reason }) => Effect.succeed(missing(reason)),
        }),
      )
  }
})

/** Returns the sources that a user may order, in landing page order. */
export const offeredSources = Effect.fn("offeredSources")(function* (user: User) {
  const { configuration, source } = yield* Site
  const allowed = allowedSources(user.sources, chosenReading(list270Reading, configuration.readings))
  return yield* Effect.forEach(landingCards(allowed), ({ listType }) =>
    Effect.map(recordsOf(listType), (records): OfferedSource => ({
      listType,
      title: sourceDisplayName(listType, configuration),
      shortCode: sourceShortCode(listType, configuration),
      universe: findSourceUniverse(listType)?.title ?? "",
      records,
      notes: source(listType)?.notes ?? [],
    })),
  )
})
