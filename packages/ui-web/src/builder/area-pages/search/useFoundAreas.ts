import { MAX_SEPARATE_AREAS } from "@listwright/domain/counting"
import {
  type AreaHitGroup,
  findAreas,
  MAX_HITS_PER_KIND,
  type SearchableKind,
} from "@listwright/domain/geography"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"

/** The search results, and the area type that was searched. */
export interface FoundAreas {
  /** The area type; null for every type. */
  readonly kind: SearchableKind | null
  readonly groups: ReadonlyArray<AreaHitGroup>
}

/**
 * Searches for areas that match the typed text, at every keystroke; each search aborts the previous one. Until the
 * response arrives, the earlier result remains as `isPlaceholderData`. With a `kind`, finds as many areas of that type
 * as can be counted, instead of a few of each type.
 */
export const useFoundAreas = (text: string, kind: SearchableKind | null, listType: number) =>
  useCall(
    ["areas found", listType, text, kind],
    Effect.map(
      findAreas({ text, listType, kind, most: kind === null ? MAX_HITS_PER_KIND : MAX_SEPARATE_AREAS }),
      (groups): FoundAreas => ({ kind, groups }),
    ),
    {
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      // Without a connection it fails at once, and says so, instead of waiting for one.
      networkMode: "always",
    },
  )
