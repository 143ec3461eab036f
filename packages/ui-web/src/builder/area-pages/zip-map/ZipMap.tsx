import {
  codeToArea,
  Boundaries,
  addValidAreas,
  circleRing,
  toggleZip,
  findMapZips,
  type MapSearchProblem,
  areaStatus,
  type MapCircle,
} from "@listwright/domain/geography"
import { milesText } from "@listwright/domain/shared"
import { Layer, Source } from "@vis.gl/react-maplibre"
import { Cause, Effect, Exit, Result } from "effect"
import { type FormEvent, useMemo, useRef, useState } from "react"
import { useApp } from "../../../app/App.ts"
import { useNotifyFailure } from "../../../app/failures.ts"
import { AddressField } from "../../../list/areas/AddressField.tsx"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { Button } from "../../../design/Button.tsx"
import { StandaloneCheckbox } from "../../../design/Checkbox.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { ListAreasLayer } from "../../../list/map/ListAreasLayer.tsx"
import type { MapTarget } from "../../../list/map/ListMap.tsx"
import { useMapColors } from "../../../list/map/mapColors.ts"
import { LOWEST_LABEL_LAYER } from "../../../list/map/mapStyle.ts"
import type { HoveredOutline } from "../../../list/map/OutlinePointer.tsx"
import { pointBounds, closeRing } from "../../../list/map/shapeFeatures.ts"
import { ShadedMap } from "../../../list/map/shades/ShadedMap.tsx"
import { useZipMapTarget } from "./useZipMapTarget.ts"

/** The result of a search on the map. */
interface Found {
  readonly circle: MapCircle
  /** The ZIP Codes touched by the circle. */
  readonly zips: ReadonlyArray<string>
  readonly isApproximate: boolean
}

/** The zoom levels after a state, a county, or a ZIP Code is pressed. */
const CLOSER = { state: 7, county: 10, zip: 12 } as const

/** Looks up a place and the ZIP Codes around it. */
const findZips = Effect.fn("findZips")(function* (text: string, radius: string) {
  const circle = yield* findMapZips(text, radius)
  if (Result.isFailure(circle)) return Result.fail(circle.failure)
  const { zipsAround } = yield* Boundaries
  return Result.succeed<Found>({ circle: circle.success, ...(yield* zipsAround(circle.success)) })
})

/** A map and a table for choosing ZIP Codes [ob5-map-search]. */
export function ZipMap() {
  const { runner } = useApp()
  const { areas } = useDraft().draft.definition
  const choose = useChooseAreas()
  const notifyFailure = useNotifyFailure()
  const [text, setText] = useState("")
  const [radius, setRadius] = useState("")
  const [problem, setProblem] = useState<MapSearchProblem | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const zipGoal = useZipMapTarget(areas)
  const [asked, setAsked] = useState<MapTarget | null>(null)
  const textField = useRef<HTMLInputElement>(null)
  const radiusField = useRef<HTMLInputElement>(null)
  const goal = asked ?? zipGoal

  const find = async (event: FormEvent) => {
    event.preventDefault()
    if (isLooking) return
    setIsLooking(true)
    const exit = await runner.run(findZips(text, radius))
    setIsLooking(false)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    if (Result.isFailure(exit.value)) {
      setProblem(exit.value.failure)
      ;(exit.value.failure.field === "radius" ? radiusField : textField).current?.focus()
      return
    }
    const { success } = exit.value
    setProblem(null)
    setFound(success)
    const bounds = pointBounds(circleRing(success.circle.center, success.circle.miles))
    if (bounds !== null) setAsked({ bounds })
  }
  const toggle = (zip: string) => choose((held, choosing) => toggleZip(held, zip, choosing))
  const press = ({ code, level }: HoveredOutline, at: readonly [number, number]) => {
    if (level === "zip") toggle(code)
    else setAsked({ center: [...at], zoom: CLOSER[level] })
  }
  const isChosen = (zip: string) => areaStatus(areas, codeToArea("plainZip", zip)) === "chosen"
  const left = found === null ? [] : found.zips.filter((zip) => !isChosen(zip))
  const problemOf = (field: MapSearchProblem["field"]) =>
    problem?.field === field ? problem.warning.text : undefined
  return (
    <div className="flex flex-col gap-4">
      <form
        noValidate
        className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
        onSubmit={(event) => void find(event)}
      >
        <AddressField
          ref={textField}
          label="ZIP Code or address"
          value={text}
          error={problemOf("text")}
          onChange={(typed) => {
            setText(typed)
            setProblem(null)
          }}
        />
        <TextField
          ref={radiusField}
          label="Radius in miles"
          inputMode="decimal"
          inputClassName="tabular"
          autoComplete="off"
          value={radius}
          error={problemOf("radius")}
          onChange={({ target }) => {
            setRadius(target.value)
            setProblem(null)
          }}
        />
        <Button type="submit" isPending={isLooking} className="sm:mt-6">
          Find on map
        </Button>
      </form>
      {found === null ? null : (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <p className="tabular">
            {found.zips.length === 0
              ? "There are no ZIP Codes in this circle."
              : `${recordsText(found.zips.length)} ZIP ${found.zips.length === 1 ? "Code is" : "Codes are"} at least partly within ${milesText(found.circle.miles)}.`}
          </p>
          {left.length === 0 ? null : (
            <Button
              size="small"
              onPress={() =>
                choose((held, choosing) =>
                  addValidAreas(
                    held,
                    left.map((zip) => codeToArea("plainZip", zip)),
                    null,
                    choosing,
                  ),
                )
              }
            >
              Choose {left.length === 1 ? "it" : `all ${recordsText(left.length)}`}
            </Button>
          )}
          <Button size="small" kind="quiet" onPress={() => setFound(null)}>
            Clear the circle
          </Button>
        </div>
      )}
      <ShadedMap
        label="Map of ZIP Codes"
        goal={goal}
        onPress={press}
        startsWithTable
        tick={({ code }) => (
          <StandaloneCheckbox
            label={`ZIP Code ${code}`}
            isChecked={isChosen(code)}
            onChange={() => toggle(code)}
          />
        )}
        tools={<p>Click a ZIP Code to choose it. Click it again to remove it.</p>}
      >
        <ListAreasLayer areas={areas} />
        <Circle circle={found?.circle ?? null} />
      </ShadedMap>
    </div>
  )
}

/** The circle from the last search. */
function Circle({ circle }: { readonly circle: MapCircle | null }) {
  const colors = useMapColors()
  const data = useMemo(
    () => ({
      type: "FeatureCollection" as const,
      features:
        circle === null
          ? []
          : [
              {
                type: "Feature" as const,
                properties: {},
                geometry: {
                  type: "LineString" as const,
                  coordinates: closeRing(circleRing(circle.center, circle.miles)),
                },
              },
            ],
    }),
    [circle],
  )
  return (
    <Source id="searched" type="geojson" data={data}>
      <Layer
        id="searched-line"
        type="line"
        beforeId={LOWEST_LABEL_LAYER}
        paint={{ "line-color": colors.text, "line-width": 1.5, "line-dasharray": [3, 2] }}
      />
    </Source>
  )
}
