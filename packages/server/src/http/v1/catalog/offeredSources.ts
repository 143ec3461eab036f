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
import { Engines } from "@listwright/engine/counts"
import { Effect } from "effect"
import { Site } from "../../../configuration/Site.ts"
import { UniversePreparation } from "../../../site/UniversePreparation.ts"

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
      return yield* Effect.flatMap(engines.of(listType), (engine) => engine.universe).pipe(
        Effect.map(({ named, records, snapshot, source, vintage }): SourceRecords => ({
          state: "ready",
          records,
          ...(named === undefined ? {} : { named }),
          vintage,
          from: source,
          snapshot,
        })),
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
