import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { DemoColumn } from "./DemoColumn.ts"

/** The attributes that an audience may be defined by. */
export class Demographics extends Context.Service<
  Demographics,
  {
    /** All columns of a source, without their values. */
    readonly columns: (listType: number) => Effect.Effect<ReadonlyArray<DemoColumn>, CallFailed>
    /** All columns of a source, each with its values. */
    readonly withValues: (listType: number) => Effect.Effect<ReadonlyArray<DemoColumn>, CallFailed>
    /** One column with its values. */
    readonly column: (listType: number, column: string) => Effect.Effect<DemoColumn, CallFailed>
  }
>()("@listwright/domain/Demographics") {}
