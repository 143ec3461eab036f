import type { UniverseRow } from "@listwright/domain/catalogue"
import type { CountUnavailable } from "@listwright/domain/counting"
import type { Effect } from "effect"
import type { UniverseFacts } from "../process/UniverseFacts.ts"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"
import type { EngineFailed, EngineRefused, SnapshotAnswer } from "./EngineKeeper.ts"

/** Sends a question of the table to the process. Interrupting the effect cancels it there. */
export type AskEngine = <Payload, Reply>(
  question: QuestionDefinition<Payload, Reply>,
  payload: Payload,
) => Effect.Effect<SnapshotAnswer<Reply>, CountUnavailable | EngineFailed | EngineRefused>

/** Answers questions about one universe. */
export interface UniverseEngine {
  readonly row: UniverseRow
  /** The universe that new questions go to. Answers include their snapshot, which may be the previous one. */
  readonly universe: Effect.Effect<UniverseFacts, CountUnavailable>
  /** The operating system's ID of the process; undefined while there is no process. */
  readonly pid: Effect.Effect<number | undefined>
  /** Asks a question. A process that ends is restarted, and its open questions are asked once more. */
  readonly ask: AskEngine
}

/** Prepares a universe whose process is ready before it's served, while the previous one still is. */
export type Preparation = (
  next: Pick<UniverseEngine, "ask"> & { readonly universe: UniverseFacts },
) => Effect.Effect<void, CountUnavailable>
