import { areaKey, areasByKind } from "@listwright/domain/definition"
import { removeAreas, setExcluded, takesExclusions } from "@listwright/domain/geography"
import { Ban, CirclePlus, X } from "lucide-react"
import { useMemo, useState } from "react"
import { useApp } from "../../app/App.ts"
import type { DraftStore } from "../../app/DraftStore.ts"
import type { ListDone } from "../../design/selected-list/ListBar.tsx"
import type { ListAction } from "../../design/selected-list/ListColumn.ts"
import { changeSelection } from "../../draft/changeSelection.ts"
import type { AreaListRow } from "./AreaListRow.ts"

/** What was done with several areas, and what the list was then: the line goes once it is another. */
interface Done {
  readonly text: string
  readonly state: string
}

/** Which areas there are, and how. */
const stateOf = (drafts: DraftStore): string =>
  (drafts.state()?.draft.definition.areas ?? []).map((area) => `${areaKey(area)}${area.excluded}`).join()

export interface AreaActions {
  readonly actions: ReadonlyArray<ListAction<AreaListRow>>
  readonly done: ListDone | null
}

/** What can be done with chosen areas. However many they are, it is one change, which one Undo takes back. */
export const useAreaActions = (listType: number): AreaActions => {
  const { drafts } = useApp()
  const [done, setDone] = useState<Done | null>(null)
  const canExclude = takesExclusions(listType)
  const actions = useMemo((): ReadonlyArray<ListAction<AreaListRow>> => {
    const edit = (
      rows: ReadonlyArray<AreaListRow>,
      verb: string,
      change: Parameters<typeof changeSelection>[0],
    ) => {
      drafts.change(changeSelection(change))
      const text = `${verb} ${areasByKind(rows.map(({ area }) => area))}`
      setDone(rows.length === 1 ? null : { text, state: stateOf(drafts) })
    }
    const keysOf = (rows: ReadonlyArray<AreaListRow>) => rows.map(({ key }) => key)
    return [
      {
        label: "Exclude",
        icon: Ban,
        isOffered: ({ area }) => canExclude && !area.excluded,
        perform: (rows) => edit(rows, "Excluded", (held) => setExcluded(held, keysOf(rows), true)),
      },
      {
        label: "Include",
        icon: CirclePlus,
        isOffered: ({ area }) => area.excluded,
        perform: (rows) => edit(rows, "Included", (held) => setExcluded(held, keysOf(rows), false)),
      },
      {
        label: "Remove",
        icon: X,
        isRemoval: true,
        isOffered: () => true,
        perform: (rows) => edit(rows, "Removed", (held) => removeAreas(held, keysOf(rows))),
      },
    ]
  }, [canExclude, drafts])
  return {
    actions: canExclude ? actions : actions.filter(({ label }) => label !== "Exclude"),
    done:
      done === null || done.state !== stateOf(drafts)
        ? null
        : {
            text: done.text,
            undo: () => {
              setDone(null)
              void drafts.undo()
            },
          },
  }
}
