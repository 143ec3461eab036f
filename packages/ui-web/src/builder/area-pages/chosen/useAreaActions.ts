import {
  areaKindCountsText,
  type CanonicalDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { canBeExcluded, removeAreas, setExcluded, acceptsExclusions } from "@listwright/domain/geography"
import { Ban, CirclePlus, MapPin, X } from "lucide-react"
import { useApp } from "../../../app/App.ts"
import type { CompletedListAction } from "../../../design/selected-list/ListBar.tsx"
import type { ListAction } from "../../../design/selected-list/ListColumn.ts"
import { changeSelection } from "../../../list/draft/changeSelection.ts"
import { isDrawn } from "../../../list/map/shapeFeatures.ts"
import { useShowAreasOnMap } from "../../../list/map/mapAreaDisplay.ts"
import { useLastEdit } from "../useLastEdit.ts"
import type { AreaListRow } from "./AreaListRow.ts"

type Rows = ReadonlyArray<AreaListRow>

export interface AreaActions {
  readonly actions: ReadonlyArray<ListAction<AreaListRow>>
  readonly done: CompletedListAction | null
}

const keysOf = (rows: Rows): ReadonlyArray<string> => rows.map(({ key }) => key)

/** Returns the actions on chosen areas. An action on any number of areas is a single change, reverted by one Undo. */
export const useAreaActions = (listType: number): AreaActions => {
  const { drafts } = useApp()
  const { done, say } = useLastEdit()
  const edit = (rows: Rows, verb: string, change: (held: CanonicalDefinition) => ListDefinition) => {
    drafts.change(changeSelection(change))
    say(rows.length === 1 ? null : `${verb} ${areaKindCountsText(rows.map(({ area }) => area))}`)
  }
  const exclude: ListAction<AreaListRow> = {
    label: "Exclude",
    icon: Ban,
    isOffered: ({ area }) => !area.excluded && canBeExcluded(area, listType),
    perform: (rows) => edit(rows, "Excluded", (held) => setExcluded(held, keysOf(rows), true)),
  }
  const showOnMap = useShowAreasOnMap()
  const show: ListAction<AreaListRow> = {
    label: "Show on map",
    icon: MapPin,
    isOffered: ({ area }) => isDrawn(area),
    perform: (rows) => showOnMap?.(rows.map(({ area }) => area)),
  }
  return {
    actions: [
      ...(showOnMap === null ? [] : [show]),
      ...(acceptsExclusions(listType) ? [exclude] : []),
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
    ],
    done,
  }
}
