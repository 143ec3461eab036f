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
import type { TypedAreas } from "./TypedAreas.tsx"

/** What an Add came to, with what a way of naming areas has to say beside it. */
export type SectionAdded = AreasAdded &
  Partial<Pick<AddressAdded, "field" | "center">> & {
    /** Its fields, where they do not follow from what was added. */
    readonly typed?: Partial<TypedAreas>
  }

/** What the person lets an Add do with what cannot be added as it is. */
export type AddPermission = "none" | "maySimplify"

/** One way of naming areas on the geography step; by its name. */
export interface AreaSection {
  /** Whether it holds something that was not looked up. */
  readonly isTyped: (typed: TypedAreas) => boolean
  /** What it holds, one by one; a range is one. */
  readonly entries: (typed: TypedAreas) => ReadonlyArray<string>
  /** The kind of codes that its entries are; null: they are none. */
  readonly zipType: (typed: TypedAreas) => EntryKind | null
  /** Whether what became no area stays in its fields, to be mended or cleared. */
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
