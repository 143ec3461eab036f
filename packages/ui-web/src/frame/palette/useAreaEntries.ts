import { areaKindNoun } from "@listwright/domain/definition"
import { sourceCountry, searchableKinds } from "@listwright/domain/geography"
import { useMemo } from "react"
import { useSession } from "../../app/session.ts"
import { useFoundAreas } from "../../builder/area-pages/search/useFoundAreas.ts"
import { areaEntry } from "./paletteEntries.ts"
import type { EntryGroup } from "./Entry.ts"
import { type EntrySearchResult, toEntrySearchResult } from "./EntrySearchResult.ts"

/** The number of areas of each type; fewer than in the search that's only for areas. */
const AREAS_OF_A_KIND = 3

const NOTHING: ReadonlyArray<EntryGroup> = []

/** Finds areas of every type that match the search text; empty for sources whose areas can't be searched. */
export const useAreaEntries = (asked: string, listType: number | null): EntrySearchResult => {
  const { site } = useSession()
  const isFindable = listType !== null && searchableKinds(listType, site).length > 0
  // A blank text isn't searched.
  const answer = useFoundAreas(isFindable ? asked : "", null, listType ?? 0)
  const country = sourceCountry(listType ?? 0)
  const groups = useMemo(
    () =>
      answer.data?.groups.map(({ hits, kind, more }): EntryGroup => ({
        kind: areaKindNoun(kind, hits.length + more, country),
        items: hits.slice(0, AREAS_OF_A_KIND).map(areaEntry),
        more: more + Math.max(0, hits.length - AREAS_OF_A_KIND),
      })) ?? NOTHING,
    [answer.data, country],
  )
  return toEntrySearchResult("areas", groups, answer)
}
