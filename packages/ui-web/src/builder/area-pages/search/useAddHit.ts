import {
  addPlaces,
  type AreaHit,
  excludeAreas,
  foundAreaTitle,
  areaStatus,
} from "@listwright/domain/geography"
import { useQueryClient } from "@tanstack/react-query"
import { useApp } from "../../../app/App.ts"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { cacheHitNames } from "../../../list/areas/usePlaceNames.ts"

/** The result of adding an area, in words: 'Added Cook County, IL'. */
export interface AddHitResult {
  readonly words: string
  /** True if the list changed. */
  readonly isChanged: boolean
}

/** Returns a function that adds a found area to the current list, or excludes it. */
export const useAddHit = (): ((hit: AreaHit, excluded: boolean) => AddHitResult) => {
  const queries = useQueryClient()
  const choose = useChooseAreas()
  const { drafts } = useApp()
  return (hit, excluded) => {
    const { area } = hit
    const title = foundAreaTitle(hit)
    const use = areaStatus(drafts.state()?.draft.definition.areas ?? [], area)
    if (use === (excluded ? "excluded" : "chosen"))
      return { words: `${title} is already ${use}`, isChanged: false }
    cacheHitNames(queries, [hit])
    const outcome = choose((held, choosing) =>
      excluded ? excludeAreas(held, [area]) : addPlaces(held, [area], choosing),
    )
    if (outcome === null || outcome.added.length === 0)
      return { words: `${title} wasn't ${excluded ? "excluded" : "added"}`, isChanged: false }
    return { words: `${excluded ? "Excluded" : "Added"} ${title}`, isChanged: true }
  }
}
