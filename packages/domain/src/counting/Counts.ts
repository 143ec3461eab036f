import { Context, type Effect } from "effect"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { CountRefused, CountUnavailable } from "./questions/CountErrors.ts"
import type { CountRequestFields, CountQuestionName, CountQuestions } from "./countQuestions.ts"
import type { ListOwner } from "./questions/ListOwner.ts"
import type { AnswerBasis } from "./questions/AnswerBasis.ts"

/** The question's parameters; optional if all of them are. */
type Beside<Asks> = Partial<Asks> extends Asks ? readonly [asks?: Asks] : readonly [asks: Asks]

/** Asks a count question about a definition. The owner's suppressions apply. */
export type CountFunction<Asks, Reply> = (
  definition: CanonicalDefinition,
  owner: ListOwner,
  ...beside: Beside<Asks>
) => Effect.Effect<AnswerBasis & Reply, CountRefused | CountUnavailable>

/**
 * The port for exact answers to each of `COUNT_QUESTIONS`. The same question about the same snapshot always has the
 * same answer. Interrupting the effect cancels the question in the engine.
 */
export class Counts extends Context.Service<
  Counts,
  {
    readonly [Name in CountQuestionName]: CountFunction<
      CountRequestFields<Name>,
      CountQuestions[Name]["reply"]["Type"]
    >
  }
>()("@listwright/domain/Counts") {}
