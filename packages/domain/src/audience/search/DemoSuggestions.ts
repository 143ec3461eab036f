import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { AudienceHitGroup } from "./AudienceHit.ts"

/** An attribute or one of its values that matches a keyword, as the original contract lists it. */
export interface DemoSuggestion {
  /** True for an attribute itself, which is the heading of its values; `value` and `valueName` are empty. */
  readonly isGroup: boolean
  readonly column: string
  readonly description: string
  readonly value: string
  readonly valueName: string
}

/** The port that finds attributes, their values, industries, and quick picks by a keyword. */
export class DemoSuggestions extends Context.Service<
  DemoSuggestions,
  {
    /**
     * Returns hits under headings, with the criterion that each one adds, in display order; at most `most` per group.
     */
    readonly search: (
      listType: number,
      text: string,
      most: number,
    ) => Effect.Effect<ReadonlyArray<AudienceHitGroup>, CallFailed>
  }
>()("@listwright/domain/DemoSuggestions") {}
