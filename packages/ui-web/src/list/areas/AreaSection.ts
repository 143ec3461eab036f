import type { Area, ListDefinition } from "@listwright/domain/definition"
import type {
  AddAddressResult,
  Areas,
  AreasUpdate,
  AreaChoiceRules,
  Places,
  EntryKind,
} from "@listwright/domain/geography"
import type { CallFailed } from "@listwright/domain/shared"
import type { Effect } from "effect"
import type { TypedAreas } from "./TypedAreas.ts"

/** The result of an Add, with additional messages from some methods of naming areas. */
export type SectionAddResult = AreasUpdate &
  Partial<Pick<AddAddressResult, "field" | "center">> & {
    /** The section's fields, if they can't be derived from the added areas. */
    readonly typed?: Partial<TypedAreas>
  }

/**
 * The user's permission for an Add that can't succeed unchanged. An Add may simplify a shape only if the user allows
 * it.
 */
export type AddPermission = "none" | "maySimplify"

/** A method of choosing areas on the geography step, in its own section. */
export interface AreaSection {
  /** Returns whether the section has entries that haven't been looked up yet. */
  readonly isTyped: (typed: TypedAreas) => boolean
  /** Lists the entries one by one; a range is one entry. */
  readonly entries: (typed: TypedAreas) => ReadonlyArray<string>
  /** Returns the type of the codes that were entered; null if the entries aren't codes. */
  readonly zipType: (typed: TypedAreas) => EntryKind | null
  /** True if entries that didn't become areas remain in the fields, for the user to fix or clear. */
  readonly keepsEntries: boolean
  /** Returns the content of the fields after looking up their entries. */
  readonly after: (
    kept: ReadonlyArray<string>,
    typed: TypedAreas,
    added: ReadonlyArray<Area>,
  ) => Partial<TypedAreas>
  /** Returns the expected list if all entries are valid; null or missing if it can't be known before the lookup. */
  readonly expected?: (
    definition: ListDefinition,
    typed: TypedAreas,
    choosing: AreaChoiceRules,
  ) => ListDefinition | null
  /** Looks up the entries and adds the valid ones. */
  readonly add: (
    definition: ListDefinition,
    typed: TypedAreas,
    choosing: AreaChoiceRules,
    permission: AddPermission,
  ) => Effect.Effect<SectionAddResult, CallFailed, Areas | Places>
}
