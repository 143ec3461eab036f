import {
  type ListOverlap,
  type OverlapPart,
  partCode,
  type SavedListId,
  SavedLists,
} from "@listwright/domain/saved-lists"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/**
 * Loads the overlap of lists, with additional prices based on a part. The figures remain while another part is being
 * requested.
 */
export const useOverlap = (lists: ReadonlyArray<SavedListId>, over: OverlapPart) =>
  useCall<ListOverlap, unknown>(
    ["overlap", lists, partCode(over)],
    Effect.flatMap(SavedLists, (saved) => saved.compare({ lists, over })),
    { placeholderData: keepPreviousData },
  )
