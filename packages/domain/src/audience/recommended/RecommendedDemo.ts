import { Context, type Effect } from "effect"
import type { Criterion } from "../../definition/Audience.ts"
import type { CallFailed } from "../../shared/Failures.ts"

/** An attribute that is often chosen together with what a list has chosen. */
export interface RecommendedDemo {
  readonly column: string
  /**
   * The values or range to choose; null if there isn't a typical one, so the user chooses it in the attribute's own
   * place.
   */
  readonly criterion: Criterion | null
}

/** Recommends attributes that are often chosen together. */
export class RecommendedDemos extends Context.Service<
  RecommendedDemos,
  {
    /** Returns the most chosen first; empty if nothing is chosen yet. */
    readonly beside: (
      listType: number,
      chosen: ReadonlyArray<Criterion>,
    ) => Effect.Effect<ReadonlyArray<RecommendedDemo>, CallFailed>
  }
>()("@listwright/domain/RecommendedDemos") {}
