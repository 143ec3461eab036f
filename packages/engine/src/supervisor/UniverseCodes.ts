import { Context, type Effect } from "effect"
import type { CountUnavailable } from "@listwright/domain/counting"
import type { PostalArea } from "@listwright/domain/definition"

/** The types of codes: U.S. codes, or a Canadian postal code or its first half. */
export type CodeKind = PostalArea["kind"]

/**
 * The codes that an order may contain: existing ZIP Codes and forward sortation areas, plus ZIP+4s, carrier routes, and
 * postal codes that exist in a source's universe.
 */
export class UniverseCodes extends Context.Service<
  UniverseCodes,
  {
    /** Returns the valid codes, in the requested order, without duplicates. */
    readonly codesInUniverse: (
      listType: number,
      kind: CodeKind,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<string>, CountUnavailable>
  }
>()("@listwright/engine/supervisor/UniverseCodes") {}
