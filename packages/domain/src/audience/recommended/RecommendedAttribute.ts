import { Context, type Effect } from "effect"
import type { Criterion } from "../../definition/Audience.ts"
import type { CallFailed } from "../../shared/Failures.ts"

/** An attribute that is often chosen together with a list's choices. */
export interface RecommendedAttribute {
  readonly column: string
  /**
   * The values or range to choose; null if there's no typical choice, in which case the user chooses in the attribute's
   * own section.
   */
  readonly criterion: Criterion | null
}

/** The port for recommending attributes that are often chosen together. */
export class RecommendedAttributes extends Context.Service<
  RecommendedAttributes,
  {
    /** Returns recommendations, most chosen first; empty if nothing is chosen yet. */
    readonly beside: (
      listType: number,
      chosen: ReadonlyArray<Criterion>,
    ) => Effect.Effect<ReadonlyArray<RecommendedAttribute>, CallFailed>
  }
>()("@listwright/domain/RecommendedDemos") {}
