import { CountUnavailable } from "@listwright/domain/counting"
import { Effect } from "effect"
import { QUESTIONS } from "../protocol/questions.ts"
import type { DoNotSellKeyFiles } from "../question/EngineQuestion.ts"
import { reportEngineUnavailable } from "./reportEngineUnavailable.ts"
import type { UniverseEngine } from "./UniverseEngine.ts"

/** Counts the people on the do-not-sell list whose names a universe knows. */
export const countUnsoldNames = (
  { ask }: Pick<UniverseEngine, "ask">,
  doNotSell: DoNotSellKeyFiles,
): Effect.Effect<number, CountUnavailable> =>
  ask(QUESTIONS.named, { doNotSell }).pipe(
    Effect.catchTags({
      EngineFailed: reportEngineUnavailable,
      EngineRefused: ({ reason }) => Effect.fail(new CountUnavailable({ reason })),
    }),
    Effect.map(({ reply }) => reply.unsold),
  )
