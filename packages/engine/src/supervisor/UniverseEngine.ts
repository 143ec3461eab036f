import type { UniverseRow } from "@listwright/domain/catalog"
import type { CountUnavailable } from "@listwright/domain/counting"
import type { Effect } from "effect"
import type { UniverseFacts } from "../process/UniverseFacts.ts"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"
import type { EngineFailed, EngineRefused, SnapshotAnswer } from "./EngineSupervisor.ts"

/** Sends a question to the process. Interrupting the effect also cancels the question in the process. */
export type QuestionSender = <Payload, Reply>(
  question: QuestionDefinition<Payload, Reply>,
  payload: Payload,
) => Effect.Effect<SnapshotAnswer<Reply>, CountUnavailable | EngineFailed | EngineRefused>

/** Answers questions about one universe. */
export interface UniverseEngine {
  readonly row: UniverseRow
  /**
   * The universe that new questions are sent to. Answers include their snapshot, which may be the previous universe's.
   */
  readonly universe: Effect.Effect<UniverseFacts, CountUnavailable>
  /** The process's operating system ID; undefined while there is no process. */
  readonly pid: Effect.Effect<number | undefined>
  /** Asks a question. A process that ends is restarted, and its open questions are retried once. */
  readonly ask: QuestionSender
}

/**
 * Prepares a universe before it's served, once its process is ready and while the previous universe is still served.
 */
export type Preparation = (
  next: Pick<UniverseEngine, "ask"> & { readonly universe: UniverseFacts },
) => Effect.Effect<void, CountUnavailable>
