import type { Effect } from "effect"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import type { EngineOptions } from "../opened/openUniverse.ts"
import type { UniverseFacts } from "../process/UniverseFacts.ts"

/** The settings of a process and of the site that it serves. */
export interface ServingOptions extends EngineOptions {
  /**
   * Fails if the site must not serve a universe, however sound its files are; the universe before it is then served, as
   * if this one were damaged. Defaults to serving every sound universe.
   */
  readonly ensureServable?: ((facts: UniverseFacts) => Effect.Effect<void, UniverseUnusable>) | undefined
}
