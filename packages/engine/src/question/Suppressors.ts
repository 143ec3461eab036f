import { CountRefused, type CountUnavailable, type ListOwner } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Context, Effect, Layer } from "effect"
import { type EngineQuestion, SUPPRESSING_NOBODY } from "./EngineQuestion.ts"

/**
 * The people that a definition suppresses at this moment, and everything else it names, as files and saved counts
 * that the engine can read.
 */
export class Suppressors extends Context.Service<
  Suppressors,
  {
    /** Refused where a definition names what the owner does not have or reach. `fulfilling`: the order that never suppresses itself. */
    readonly of: (
      definition: CanonicalDefinition,
      owner: ListOwner,
      fulfilling?: string | null,
    ) => Effect.Effect<Omit<EngineQuestion, "definition" | "offered">, CountRefused | CountUnavailable>
  }
>()("@listwright/engine/question/Suppressors") {
  /**
   * A service that suppresses no people and refuses definitions that ask for it, for an engine on its own, without a
   * site.
   */
  static readonly nobody = Layer.succeed(Suppressors, {
    of: ({ suppressions }) =>
      Object.values(suppressions).some(({ mode }) => mode !== "off")
        ? Effect.fail(new CountRefused({ reason: "suppressions cannot be counted" }))
        : Effect.succeed({ suppressing: SUPPRESSING_NOBODY, savedCounts: [], locationFiles: [] }),
  })
}
