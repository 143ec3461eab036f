import { CountUnavailable } from "@listwright/domain/counting"
import { Effect } from "effect"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"
import type { QuestionFailure, EngineSupervisor, SnapshotAnswer } from "./EngineSupervisor.ts"
import type { QuestionSender } from "./UniverseEngine.ts"

/** Retries once if the process ended; the second answer may come from a newer universe. */
export const askWithRetry =
  (engine: Pick<EngineSupervisor, "ask">): QuestionSender =>
  <Payload, Reply>(question: QuestionDefinition<Payload, Reply>, payload: Payload) => {
    const once: Effect.Effect<SnapshotAnswer<Reply>, QuestionFailure> = engine.ask(question, payload)
    return once.pipe(
      Effect.catchTag("EngineGone", () => once),
      Effect.catchTags({
        EngineGone: () =>
          Effect.fail(
            new CountUnavailable({ reason: "the count engine stopped twice while answering this question" }),
          ),
        UniverseUnusable: ({ file, reason }) =>
          Effect.fail(new CountUnavailable({ reason: `${file} in the universe ${reason}` })),
      }),
    )
  }
