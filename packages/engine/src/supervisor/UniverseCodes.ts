import { Context, type Effect } from "effect"
import type { CountUnavailable } from "@listwright/domain/counting"
import type { PostalArea } from "@listwright/domain/definition"

/** Which codes an order may name: ZIP Codes that exist, ZIP+4s and carrier routes that the universe of a source holds. */
export class UniverseCodes extends Context.Service<
  UniverseCodes,
  {
    /** The codes that are valid, in the order asked, each once. */
    readonly codesInUniverse: (
      listType: number,
      kind: PostalArea["kind"],
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<string>, CountUnavailable>
  }
>()("@listwright/engine/supervisor/UniverseCodes") {}
