import type { Area } from "@listwright/domain/definition"
import { useMemo } from "react"
import { ANCHORS } from "../../../list/attributes/anchors.ts"
import { SelectedList } from "../../../design/selected-list/SelectedList.tsx"
import { useLiveCount } from "../../../list/ledger/figures/useLiveCount.ts"
import type { AreaName } from "../useAreaNames.ts"
import { areaColumns } from "./areaColumns.tsx"
import { areaGroups, areaListRows, areaCopyText, areaFilterText, kindsOfAreas } from "./AreaListRow.ts"
import { useAreaActions } from "./useAreaActions.ts"

export interface AreaListProps {
  readonly listType: number
  readonly areas: ReadonlyArray<Area>
  readonly nameOf: (area: Area) => AreaName
  /** The entries being looked up. */
  readonly checking: ReadonlyArray<string>
}

/** The chosen areas as rows, each with the number of records it adds. */
export function AreaList({ areas, checking, listType, nameOf }: AreaListProps) {
  const count = useLiveCount()
  const available = new Map(count.answer?.areas.map((area) => [area.key, area.available]))
  const { actions, done } = useAreaActions(listType)
  const groups = useMemo(() => areaGroups(areas), [areas])
  const columns = useMemo(() => areaColumns(kindsOfAreas(areas)), [areas])
  return (
    <SelectedList
      labelledBy={ANCHORS.chosenAreas}
      nouns="areas"
      columns={columns}
      rows={areaListRows(areas, nameOf, (key) => available.get(key) ?? null, count.isPending)}
      pending={checking.map((entry) => `Checking ${entry}`)}
      textOf={areaFilterText}
      placeholder="Name, code or state"
      groups={groups}
      actions={actions}
      copy={{ label: "Copy codes", textOf: areaCopyText }}
      hint="Select areas to change several at once."
      done={done}
    />
  )
}
