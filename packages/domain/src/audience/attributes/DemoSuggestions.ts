import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"

/** An attribute, or one of its values, that a keyword was found in. spec: order-builder §7 (DemoAutoSuggestion) */
export interface DemoSuggestion {
  /** An attribute itself, and so the heading of its values; `value` and `valueName` are empty then. */
  readonly isGroup: boolean
  readonly column: string
  readonly description: string
  readonly value: string
  readonly valueName: string
}

/** What a keyword finds among the attributes and their values. */
export class DemoSuggestions extends Context.Service<
  DemoSuggestions,
  {
    readonly find: (
      listType: number,
      keyword: string,
    ) => Effect.Effect<ReadonlyArray<DemoSuggestion>, CallFailed>
  }
>()("@listwright/domain/DemoSuggestions") {}
