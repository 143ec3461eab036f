import { type Area, areaKey, areaKindCountsText } from "@listwright/domain/definition"
import { recordsText } from "../../../design/Figure.tsx"
import { useAreaNames } from "../../area-pages/useAreaNames.ts"

/** The maximum number of areas named. The others are only counted; the full list is one press away. */
const MAX_NAMED = 8

/** An order's areas, counted by type, with the first areas by name. */
export function OrderAreas({ areas }: { readonly areas: ReadonlyArray<Area> }) {
  const named = areas.slice(0, MAX_NAMED)
  const nameOf = useAreaNames(named)
  const more = areas.length - named.length
  if (areas.length === 0) return <p className="text-muted">No areas chosen yet.</p>
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium">{areaKindCountsText(areas)}</p>
      <ul className="flex flex-col gap-0.5">
        {named.map((area) => {
          const { name, place } = nameOf(area)
          return (
            <li key={areaKey(area)} className="flex min-w-0 flex-wrap gap-x-2">
              <span className="tabular">{name}</span>
              <span className="text-muted">{place}</span>
              {area.excluded ? <span className="text-caution">Excluded</span> : null}
            </li>
          )
        })}
        {more === 0 ? null : <li className="text-muted">and {recordsText(more)} more</li>}
      </ul>
    </div>
  )
}
