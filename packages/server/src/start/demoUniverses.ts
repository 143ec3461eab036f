import { type UniverseName, findSourceUniverse, UNIVERSES } from "@listwright/domain/catalog"
import {
  ensureUniverse,
  firstUniverseName,
  hasSampleUniverse,
  isSampleUniverseMissing,
  readPointer,
  universeFolder,
  type UniverseNotBuilt,
  type UniverseUnusable,
  siteUniversesFolder,
} from "@listwright/engine/universe"
import { Effect } from "effect"
import type { Preparation } from "../site/UniversePreparation.ts"
import { collectGarbage } from "./collectGarbage.ts"
import { DEFAULT_RECORD_COUNT, SAMPLE_SEED, type StartOptions } from "./StartOptions.ts"

/** Returns the universes sold by a site's sources, without duplicates, in the order of the sources. */
export const soldUniverses = (sources: ReadonlyArray<number>): ReadonlyArray<UniverseName> => [
  ...new Set(sources.flatMap((listType) => findSourceUniverse(listType)?.name ?? [])),
]

/** Creates a data folder's demo universes, and reports the progress of each. */
export interface DemoUniverses {
  readonly of: (name: UniverseName) => Preparation
  /**
   * Returns the universes that have to be created; empty if a provider's own records were installed, since synthetic
   * records must not be mistaken for real ones.
   */
  readonly missing: (
    names: ReadonlyArray<UniverseName>,
  ) => Effect.Effect<ReadonlyArray<UniverseName>, UniverseUnusable>
  readonly make: (name: UniverseName) => Effect.Effect<void, UniverseUnusable | UniverseNotBuilt>
  /**
   * Creates universes one after another while serving users. If one fails, the failure is reported and the next is
   * created.
   */
  readonly makeLater: (names: ReadonlyArray<UniverseName>) => Effect.Effect<void>
}

export const demoUniverses = (
  dataFolder: string,
  { onProgress, records = DEFAULT_RECORD_COUNT }: Pick<StartOptions, "onProgress" | "records">,
): DemoUniverses => {
  const states = new Map<UniverseName, Preparation>()
  const of = (name: UniverseName): Preparation => states.get(name) ?? { state: "ready" }

  const missing = Effect.fn("demoUniverses.missing")(function* (names: ReadonlyArray<UniverseName>) {
    const pointers = yield* Effect.forEach(names, (name) =>
      readPointer(siteUniversesFolder(dataFolder, name)),
    )
    const hasOwn = pointers.some((pointer) => pointer !== null)
    const wanted: Array<UniverseName> = []
    for (const [at, name] of names.entries()) {
      if (pointers[at] !== null || !(yield* isSampleUniverseMissing(siteUniversesFolder(dataFolder, name))))
        continue
      if (!hasOwn && hasSampleUniverse(name)) {
        states.set(name, { state: "waiting" })
        wanted.push(name)
        continue
      }
      const reason = `There are no records for ${UNIVERSES[name].title} here yet. The site's operator can load them with 'listwright universe import'.`
      states.set(name, { state: "missing", reason })
    }
    return wanted
  })

  /** Creates a universe. `isBackground` is true if users are being served at the same time and take priority. */
  const make = Effect.fn("demoUniverses.make")(function* (name: UniverseName, isBackground: boolean) {
    const universes = siteUniversesFolder(dataFolder, name)
    states.set(name, { state: "building", fraction: 0 })
    yield* collectGarbage
    yield* ensureUniverse({
      universe: name,
      folder: universeFolder(universes, firstUniverseName(universes)),
      records,
      seed: SAMPLE_SEED,
      isBackground,
      onProgress: (fraction) => {
        states.set(name, { state: "building", fraction })
        if (!isBackground) onProgress?.({ step: "Building the demo universe", fraction })
      },
    })
    states.set(name, { state: "ready" })
  })

  const makeLater = (names: ReadonlyArray<UniverseName>): Effect.Effect<void> =>
    Effect.forEach(
      names,
      (name) =>
        make(name, true).pipe(
          Effect.catchCause((cause) => {
            const reason = `The records for ${UNIVERSES[name].title} couldn't be created. See the server's log for the reason.`
            states.set(name, { state: "missing", reason })
            return Effect.logError(`The demo universe for ${UNIVERSES[name].title} wasn't created.`, cause)
          }),
        ),
      { discard: true },
    )

  return { of, missing, make: (name) => make(name, false), makeLater }
}

/** Returns a human-readable reason that a universe has no records yet. */
export const missingUniverseReason = (name: UniverseName, preparation: Preparation): string => {
  const { title } = UNIVERSES[name]
  switch (preparation.state) {
    case "building":
      return `${title} are being prepared (${Math.floor(preparation.fraction * 100)}%). Try again in a moment.`
    case "ready":
    case "waiting":
      return `${title} are being prepared. Try again in a moment.`
    case "missing":
      return preparation.reason
  }
}
