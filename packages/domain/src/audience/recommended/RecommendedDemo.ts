import { Context, type Effect } from "effect"
import type { Criterion } from "../../definition/Audience.ts"
import type { CallFailed } from "../../shared/Failures.ts"

/** An attribute that is often chosen together with what a list has chosen. */
export interface RecommendedDemo {
  readonly column: string
  /** What of it; null where no value or range of it stands out: its own place asks for that. */
  readonly criterion: Criterion | null
}

/** What is often chosen together. */
export class RecommendedDemos extends Context.Service<
  RecommendedDemos,
  {
    /** The most chosen first; none where nothing is chosen yet. */
    readonly beside: (
      listType: number,
      chosen: ReadonlyArray<Criterion>,
    ) => Effect.Effect<ReadonlyArray<RecommendedDemo>, CallFailed>
  }
>()("@listwright/domain/RecommendedDemos") {}
