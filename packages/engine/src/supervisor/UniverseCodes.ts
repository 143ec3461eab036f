import { Context, type Effect } from "effect"
import type { CountUnavailable } from "@listwright/domain/counting"
import type { PostalArea } from "@listwright/domain/definition"

/** The kinds of codes: those of the United States, or a Canadian postal code or its first half. */
export type CodeKind = PostalArea["kind"]

/**
 * The codes that an order may name: ZIP Codes and forward sortation areas that exist; ZIP+4s, carrier routes and
 * postal codes that the universe of a source holds.
 */
export class UniverseCodes extends Context.Service<
  UniverseCodes,
  {
    /** The codes that are valid, in the order asked, each once. */
    readonly codesInUniverse: (
      listType: number,
      kind: CodeKind,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<string>, CountUnavailable>
  }
>()("@listwright/engine/supervisor/UniverseCodes") {}
