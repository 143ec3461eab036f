import { CountRefused, type CountUnavailable, type ListOwner } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Context, Effect, Layer } from "effect"
import {
  type DoNotSellKeyFiles,
  type EngineQuestion,
  NO_SUPPRESSIONS,
  NOBODY_UNSOLD,
} from "./EngineQuestion.ts"

/**
 * The people on the do-not-sell list, those that a definition currently suppresses, and everything else it references,
 * as files and saved counts that the engine can read.
 */
export class Suppressors extends Context.Service<
  Suppressors,
  {
    /**
     * Resolves a definition's references; refused if the owner lacks one or can't access it. `fulfilling` is the order
     * being fulfilled, which never suppresses itself.
     */
    readonly of: (
      definition: CanonicalDefinition,
      owner: ListOwner,
      fulfilling?: string | null,
    ) => Effect.Effect<Omit<EngineQuestion, "definition" | "offered">, CountRefused | CountUnavailable>
    /** Resolves the do-not-sell list of a source, for questions that aren't about a definition. */
    readonly doNotSell: (
      listType: number,
    ) => Effect.Effect<DoNotSellKeyFiles, CountRefused | CountUnavailable>
  }
>()("@listwright/engine/question/Suppressors") {
  /**
   * A service for a standalone engine without a site: its do-not-sell list is empty, it suppresses no people, and it
   * refuses definitions with suppressions.
   */
  static readonly nobody = Layer.succeed(Suppressors, {
    doNotSell: () => Effect.succeed(NOBODY_UNSOLD),
    of: ({ suppressions }) =>
      Object.values(suppressions).some(({ mode }) => mode !== "off")
        ? Effect.fail(new CountRefused({ reason: "suppressions cannot be counted" }))
        : Effect.succeed({
            doNotSell: NOBODY_UNSOLD,
            suppressing: NO_SUPPRESSIONS,
            savedCounts: [],
            locationFiles: [],
          }),
  })
}
