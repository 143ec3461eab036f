import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"

/** Which Canadian postal codes there are. */
export class PostalCodes extends Context.Service<
  PostalCodes,
  {
    /** The postal codes and forward sortation areas that are valid, in the order asked, each once. */
    readonly validPostalCodes: (
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<string>, CallFailed>
  }
>()("@listwright/domain/PostalCodes") {}
