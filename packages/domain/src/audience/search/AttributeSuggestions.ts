import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { AudienceHitGroup } from "./AudienceHit.ts"

/** An attribute or one of its values that matches a keyword, as listed in the original contract. */
export interface AttributeSuggestion {
  /** True for an attribute itself, which is the heading for its values; `value` and `valueName` are empty. */
  readonly isGroup: boolean
  readonly column: string
  readonly description: string
  readonly value: string
  readonly valueName: string
}

/** The port for finding attributes, their values, industries, and quick picks by keyword. */
export class AttributeSuggestions extends Context.Service<
  AttributeSuggestions,
  {
    /**
     * Returns hits under headings, in display order, each with the criterion that it adds; at most `most` per group.
     */
    readonly search: (
      listType: number,
      text: string,
      most: number,
    ) => Effect.Effect<ReadonlyArray<AudienceHitGroup>, CallFailed>
  }
>()("@listwright/domain/DemoSuggestions") {}
