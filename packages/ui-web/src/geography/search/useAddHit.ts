import { addPlaces, type AreaHit, excludeAreas, foundAreaTitle, heldAs } from "@listwright/domain/geography"
import { useQueryClient } from "@tanstack/react-query"
import { useChooseAreas } from "../../areas/useChooseAreas.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { rememberHits } from "../../areas/usePlaceNames.ts"

/** Adds what was found, or excludes it, and answers what came of it in words: 'Added Cook County, IL'. */
export const useAddHit = (): ((hit: AreaHit, excluded: boolean) => string) => {
  const queries = useQueryClient()
  const choose = useChooseAreas()
  const { draft } = useDraft()
  return (hit, excluded) => {
    const { area } = hit
    const title = foundAreaTitle(hit)
    const use = heldAs(draft.definition.areas, area)
    if (use === (excluded ? "excluded" : "chosen")) return `${title} is already ${use}`
    rememberHits(queries, [hit])
    const outcome = choose((held, choosing) =>
      excluded ? excludeAreas(held, [area]) : addPlaces(held, [area], choosing),
    )
    if (outcome === null || outcome.added.length === 0)
      return `${title} was not ${excluded ? "excluded" : "added"}`
    return `${excluded ? "Excluded" : "Added"} ${title}`
  }
}
