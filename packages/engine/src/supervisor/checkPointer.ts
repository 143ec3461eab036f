import { basename } from "node:path"
import type { CountUnavailable } from "@listwright/domain/counting"
import { Effect } from "effect"
import { readPointer } from "../switching/Pointer.ts"
import { removeOlderUniverses } from "../switching/removeOlderUniverses.ts"
import { universeFolder, type UniversesFolder } from "../switching/UniversesFolder.ts"
import type { EngineSwitch, NextUniverse } from "./EngineSwitch.ts"

/**
 * The maximum number of attempts to start a process that keeps ending during startup or can't be prepared; after that,
 * its universe is abandoned.
 */
const MAX_TRIES = 3

/**
 * Performs one check of the pointer: if it names a universe other than the served one, starts and prepares a second
 * process for it, and sends new questions there. Logs an unusable universe once, until the pointer is rewritten, and
 * continues to serve the previous universe. Removes old universes once no process reads them.
 */
export const checkPointer = (
  engines: EngineSwitch,
  universes: UniversesFolder,
  prepare: (next: NextUniverse) => Effect.Effect<void, CountUnavailable>,
): Effect.Effect<void> => {
  let [refused, tries, isTidy] = ["", 0, false]

  const refuse = (written: string, universe: string, why: string) =>
    Effect.suspend(() => {
      ;[refused, tries] = [written, 0]
      const served = basename(engines.folder)
      return Effect.logError(`Rejected the universe ${universe}: ${why}. Still serving ${served}.`)
    })

  const tryAgain = (written: string, universe: string, why: string) => {
    tries++
    return tries < MAX_TRIES
      ? Effect.logWarning(`The universe ${universe} isn't being served yet: ${why}.`)
      : refuse(written, universe, `${why}, ${tries} times`)
  }

  const switchTo = (universe: string, written: string) =>
    engines.switchTo(universeFolder(universes, universe), prepare).pipe(
      Effect.andThen(() => {
        ;[tries, isTidy] = [0, false]
        const { records, snapshot, vintage } = engines.universe
        return Effect.logInfo(
          `Now serving the universe ${universe}: ${records} records of ${vintage}, snapshot ${snapshot}.`,
        )
      }),
      Effect.catchTags({
        UniverseUnusable: ({ file, reason }) => refuse(written, universe, `${file} ${reason}`),
        EngineGone: () => tryAgain(written, universe, "the count engine stopped while opening it"),
        CountUnavailable: ({ reason }) => tryAgain(written, universe, `it couldn't be prepared: ${reason}`),
      }),
    )

  const tidy = Effect.gen(function* () {
    isTidy = true
    const removed = yield* Effect.tryPromise(() =>
      removeOlderUniverses(universes, basename(engines.folder)),
    ).pipe(Effect.catch((cause) => Effect.as(Effect.logWarning("Couldn't remove old universes.", cause), [])))
    if (removed.length > 0) yield* Effect.logInfo(`Removed old universes: ${removed.join(", ")}.`)
  })

  return Effect.gen(function* () {
    const pointer = yield* readPointer(universes).pipe(
      Effect.catch(({ file, reason }) =>
        Effect.as(refused === reason ? Effect.void : refuse(reason, file, reason), null),
      ),
    )
    if (pointer === null || pointer.written === refused) return
    const { universe, written } = pointer
    if (engines.folder !== universeFolder(universes, universe)) return yield* switchTo(universe, written)
    if (engines.isSettled && !isTidy) yield* tidy
  })
}
