import { CountUnavailable } from "@listwright/domain/counting"
import { Effect, type Scope } from "effect"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import { findServableUniverses } from "../switching/findServableUniverses.ts"
import { universeFolder, type UniversesFolder } from "../switching/UniversesFolder.ts"
import { EngineSwitch } from "./EngineSwitch.ts"
import { rejectionText } from "./readUniverseFacts.ts"
import type { ServingOptions } from "./ServingOptions.ts"

type Started = Effect.Effect<EngineSwitch, UniverseUnusable | CountUnavailable, Scope.Scope>

/** Starts a process for a universe folder; the process runs while the scope is open. */
export const startEngine = (folder: string, options: ServingOptions): Started =>
  Effect.catchTag(EngineSwitch.make(folder, options), "EngineGone", () =>
    Effect.fail(new CountUnavailable({ reason: "the count engine stopped while starting" })),
  )

/**
 * Starts a process for the universe named by the pointer or, if that universe can't be used, for the newest usable
 * universe before it.
 */
export const startDesignatedEngine = Effect.fnUntraced(function* (
  universes: UniversesFolder,
  options: ServingOptions,
) {
  const [meant, ...before] = yield* findServableUniverses(universes)
  return yield* before.reduce(
    (started, name) =>
      Effect.catchTag(started, "UniverseUnusable", (unusable) =>
        startEngine(universeFolder(universes, name), options).pipe(
          Effect.tap(() => Effect.logError(rejectionText({ error: unusable, name: meant }, name))),
          Effect.catchTag("UniverseUnusable", () => Effect.fail(unusable)),
        ),
      ),
    startEngine(universeFolder(universes, meant), options),
  )
})
