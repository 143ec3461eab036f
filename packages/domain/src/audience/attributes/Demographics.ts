import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { Attribute } from "./Attribute.ts"

/** The port for the attributes that can define an audience. */
export class Demographics extends Context.Service<
  Demographics,
  {
    /** Returns all of a source's columns, without their values. */
    readonly columns: (listType: number) => Effect.Effect<ReadonlyArray<Attribute>, CallFailed>
    /** Returns all of a source's columns with their values. */
    readonly withValues: (listType: number) => Effect.Effect<ReadonlyArray<Attribute>, CallFailed>
    /** Returns one column with its values. */
    readonly column: (listType: number, column: string) => Effect.Effect<Attribute, CallFailed>
  }
>()("@listwright/domain/Demographics") {}
