import type { Area, ListDefinition } from "@listwright/domain/definition"
import type {
  AddressAdded,
  Areas,
  AreasAdded,
  Choosing,
  Places,
  EntryKind,
} from "@listwright/domain/geography"
import type { CallFailed } from "@listwright/domain/shared"
import type { Effect } from "effect"
import type { TypedAreas } from "./TypedAreas.ts"

/** The result of an Add, with the extra messages of some ways of naming areas. */
export type SectionAdded = AreasAdded &
  Partial<Pick<AddressAdded, "field" | "center">> & {
    /** Its fields, where they do not follow from what was added. */
    readonly typed?: Partial<TypedAreas>
  }

/**
 * The user's permission for an Add that can't succeed as it is: an Add may simplify a shape only if the user allowed
 * it.
 */
export type AddPermission = "none" | "maySimplify"

/** One way of naming areas on the geography step; by its name. */
export interface AreaSection {
  /** Tells whether it holds anything that wasn't looked up yet. */
  readonly isTyped: (typed: TypedAreas) => boolean
  /** Lists the entries one by one; a range is one entry. */
  readonly entries: (typed: TypedAreas) => ReadonlyArray<string>
  /** Returns the kind of code that the entries are; null: they aren't codes. */
  readonly zipType: (typed: TypedAreas) => EntryKind | null
  /** True if entries that didn't become areas stay in the fields, for the user to fix or clear. */
  readonly keepsEntries: boolean
  /** Its fields once what they held was looked up. */
  readonly after: (
    kept: ReadonlyArray<string>,
    typed: TypedAreas,
    added: ReadonlyArray<Area>,
  ) => Partial<TypedAreas>
  /** The list should all that it holds be valid; null or missing where that is not known before. */
  readonly expected?: (
    definition: ListDefinition,
    typed: TypedAreas,
    choosing: Choosing,
  ) => ListDefinition | null
  /** Looks up what it holds, and adds what is valid. */
  readonly add: (
    definition: ListDefinition,
    typed: TypedAreas,
    choosing: Choosing,
    permission: AddPermission,
  ) => Effect.Effect<SectionAdded, CallFailed, Areas | Places>
}
