import { type Area, areaKey, centerName } from "@listwright/domain/definition"
import { ADDRESS_INFORMATION_HEADING, radiusText } from "@listwright/domain/order"
import { ADDRESS_ZOOM, radiusNote } from "@listwright/domain/geography"
import { MapPin } from "lucide-react"
import { ListAreasLayer } from "../../../list/map/ListAreasLayer.tsx"
import { ListMap } from "../../../list/map/ListMap.tsx"
import { areaCenter, isDrawn, isShape } from "../../../list/map/shapeFeatures.ts"
import { useMapTarget } from "../../../list/map/useMapTarget.ts"
import { WordedText } from "../../../design/wording.tsx"

export interface ReviewMapProps {
  readonly areas: ReadonlyArray<Area>
  readonly nameOf: (area: Area) => string
}

/** A map of the counted shapes, with a button for showing each of them. */
export function ReviewMap({ areas, nameOf }: ReviewMapProps) {
  const drawn = areas.filter(isDrawn)
  const { goal, goTo, goToAll } = useMapTarget(areas)
  /** Shows an area on the map: an address at zoom 12, all other areas in full. */
  const show = (area: Area) =>
    area.kind === "radius" || area.kind === "closest"
      ? goTo({ center: areaCenter(area), zoom: ADDRESS_ZOOM })
      : goToAll([area])
  const hasAddresses = drawn.some(({ kind }) => kind !== "polygon")
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_15rem]">
      <ListMap label="Map of the areas" goal={goal} className="h-[22rem] max-sm:h-[16rem]">
        <ListAreasLayer areas={areas} />
      </ListMap>
      <section
        aria-label={hasAddresses ? ADDRESS_INFORMATION_HEADING : "Shapes"}
        className="flex min-w-0 flex-col gap-1"
      >
        <h3 className="text-sm font-semibold">{hasAddresses ? ADDRESS_INFORMATION_HEADING : "Shapes"}</h3>
        <ul className="max-h-[20rem] overflow-y-auto max-md:max-h-48">
          {drawn.map((area) => (
            <li key={areaKey(area)}>
              <button
                type="button"
                className="control flex w-full items-start gap-2 rounded-control px-2 py-1.5 text-left hover:bg-hover"
                onClick={() => show(area)}
              >
                <MapPin className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">
                    {isShape(area) && area.name !== "" ? centerName(area) : nameOf(area)}
                  </span>
                  {radiusNote(area) === "" ? null : (
                    <span className="block text-sm text-muted">{radiusNote(area)}</span>
                  )}
                  {area.kind === "radius" ? (
                    <span className="tabular block text-sm text-muted">
                      <WordedText text={radiusText(area.miles)} />
                    </span>
                  ) : null}
                  <span className="sr-only">: show on the map</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
