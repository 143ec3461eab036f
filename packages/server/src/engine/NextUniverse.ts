import type { CountUnavailable } from "@listwright/domain"
import type { Effect } from "effect"
import type { Asked } from "./EngineKeeper.ts"
import type { EngineFailed, Success } from "./EngineProcess.ts"
import type { UniverseFacts } from "./process/UniverseFacts.ts"

/** A universe whose process is ready, and that nobody else asks yet. */
export interface NextUniverse {
  readonly universe: UniverseFacts
  readonly ask: (question: Asked) => Effect.Effect<Success, CountUnavailable | EngineFailed>
}

/** What must be done with every universe before it is served, while the one before still is. */
export type Preparation = (next: NextUniverse) => Effect.Effect<void, CountUnavailable>
