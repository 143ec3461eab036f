import { CountUnavailable } from "@listwright/domain/counting"
import { Effect } from "effect"
import type { UniverseEngine } from "./UniverseEngine.ts"
import { reportEngineUnavailable } from "./reportEngineUnavailable.ts"
import { QUESTIONS } from "../protocol/questions.ts"
import type { MatchResult, MatchRequest } from "../matching/MatchRequest.ts"

/** The people found and the data snapshot in which they were found. */
export interface FoundPeople {
  readonly matched: MatchResult
  readonly snapshot: string
}

/** Finds the people in a file of identities, and writes their keys. */
export const findPeople = (
  { ask }: Pick<UniverseEngine, "ask">,
  order: MatchRequest,
): Effect.Effect<FoundPeople, CountUnavailable> =>
  ask(QUESTIONS.match, { order }).pipe(
    Effect.catchTags({
      EngineFailed: reportEngineUnavailable,
      EngineRefused: ({ reason }) => Effect.fail(new CountUnavailable({ reason })),
    }),
    Effect.map(({ reply: { matched }, snapshot }) => ({ matched, snapshot })),
  )
