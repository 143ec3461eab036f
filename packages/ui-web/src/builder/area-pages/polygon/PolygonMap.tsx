import { areaKey, type Point } from "@listwright/domain/definition"
import {
  addPolygon,
  allowsPolygon,
  canStartPolygon,
  clearPolygon,
  cornerLines,
  findPolygonAddress,
  granularityOptions,
  MAP_CENTER,
  MAP_ZOOM,
  POLYGON_LAYERS,
  MIN_POLYGON_ZOOM,
  type PolygonLayer,
  removeAreas,
  startPolygon,
  zoomTooLowNotice,
} from "@listwright/domain/geography"
import { Cause, Exit, Result } from "effect"
import { type FormEvent, useId, useRef, useState } from "react"
import { useApp } from "../../../app/App.ts"
import { useNotifyFailure } from "../../../app/failures.ts"
import { AddressField } from "../../../list/areas/AddressField.tsx"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { Button } from "../../../design/Button.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { useApplyWording } from "../../../design/wording.tsx"
import { changeSelection } from "../../../list/draft/changeSelection.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { ListAreasLayer } from "../../../list/map/ListAreasLayer.tsx"
import { DrawButtons, DrawCrosshair, drawingHint } from "../../../list/map/DrawButtons.tsx"
import { type DrawControls, DrawTool } from "../../../list/map/DrawTool.tsx"
import type { MapScene } from "../../../list/map/ListMap.tsx"
import { isShape } from "../../../list/map/shapeFeatures.ts"
import { ShadedMap } from "../../../list/map/shades/ShadedMap.tsx"
import { ShapeHandles } from "../../../list/map/ShapeHandles.tsx"
import { useDragPreview } from "../../../list/map/useDragPreview.ts"
import { useMapTarget } from "../../../list/map/useMapTarget.ts"
import { useRegisterAreaDisplay } from "../../../list/map/mapAreaDisplay.ts"
import { useShapeDrag } from "../../../list/map/useShapeDrag.ts"
import { ChosenPolygon } from "./ChosenPolygon.tsx"

/** Polygons on the map that can be drawn, dragged, and reshaped [ob4-polygon-start]. */
export function PolygonMap() {
  const { runner } = useApp()
  const { change, draft } = useDraft()
  const { definition, listType } = draft
  const { edit, typed } = useTypedAreas()
  const choose = useChooseAreas()
  const notifyFailure = useNotifyFailure()
  const words = useApplyWording()
  const drag = useShapeDrag()
  const [tool, setTool] = useState(clearPolygon)
  const [layer, setLayer] = useState<PolygonLayer>("ZIP Codes")
  const [address, setAddress] = useState("")
  const [problem, setProblem] = useState<string>()
  const [isLooking, setIsLooking] = useState(false)
  const [points, setPoints] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [scene, setScene] = useState<MapScene>({ center: MAP_CENTER, zoom: MAP_ZOOM })
  const [wasTooFar, setWasTooFar] = useState(false)
  const isClose = allowsPolygon(scene.zoom)
  // Whoever came close enough since needs it no longer, nor when the map is far away again.
  if (wasTooFar && isClose) setWasTooFar(false)
  const { goal, goTo, goToAll } = useMapTarget(definition.areas)
  useRegisterAreaDisplay((shown) => {
    goToAll(shown)
    const [only, ...others] = shown
    setChosen(only === undefined || others.length > 0 ? null : areaKey(only))
  })
  const controls = useRef<DrawControls>(null)
  const id = useId()
  const addressField = useRef<HTMLInputElement>(null)
  const polygons = definition.areas.filter((area) => area.kind === "polygon")

  useDragPreview(drag.dragged === null ? null : { ...definition, areas: drag.areas })

  const stop = () => {
    setTool(clearPolygon())
    setPoints(0)
  }
  const start = () => {
    if (!isClose) return setWasTooFar(true)
    setChosen(null)
    setTool(startPolygon())
  }
  const clear = () => {
    if (points > 0 || tool.isDrawing) return stop()
    change(
      changeSelection((held) =>
        removeAreas(held, held.areas.filter(({ kind }) => kind === "polygon").map(areaKey)),
      ),
    )
  }
  const finish = (ring: ReadonlyArray<Point>) => {
    // A corner that is dragged next must not set one of another polygon.
    stop()
    const drawn = {
      name: typed.shapeName.trim(),
      points: ring,
      granularity: typed.shapeGranularity,
      zoom: scene.zoom,
    }
    let isTooFar = false
    const outcome = choose((held, choosing) => {
      const added = addPolygon(held, drawn, choosing)
      isTooFar = added.alert !== null
      return added
    })
    if (isTooFar) setWasTooFar(true)
    // A drawn line that isn't a valid polygon stays in the fields, for the user to fix.
    else if (outcome?.added.length === 0) edit({ shape: cornerLines(ring) })
    else {
      edit({ shapeName: "" })
      const [added] = outcome?.added ?? []
      if (added !== undefined) setChosen(areaKey(added))
    }
  }
  const go = async (event: FormEvent) => {
    event.preventDefault()
    if (isLooking) return
    setIsLooking(true)
    const exit = await runner.run(findPolygonAddress(address))
    setIsLooking(false)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    if (Result.isFailure(exit.value)) {
      setProblem(words(exit.value.failure.text))
      addressField.current?.focus()
      return
    }
    setProblem(undefined)
    goTo(exit.value.success)
  }
  const selected = polygons.find((area) => areaKey(area) === chosen)
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 pt-3 pb-4"
    >
      <h2 id={id} className="font-semibold">
        Draw on the map
      </h2>
      <form
        noValidate
        className="flex flex-wrap items-start gap-x-3 gap-y-2"
        onSubmit={(event) => void go(event)}
      >
        <div className="min-w-0 flex-1 basis-56">
          <AddressField
            ref={addressField}
            label="Go to an address or ZIP Code"
            value={address}
            error={problem}
            onChange={(text) => {
              setAddress(text)
              setProblem(undefined)
            }}
            suffix={
              <Button type="submit" isPending={isLooking}>
                Go
              </Button>
            }
          />
        </div>
        {granularityOptions("polygon", listType).includes("carrierRoute") ? (
          <RadioGroup
            label="Lines on the map"
            inline
            value={layer}
            onChange={setLayer}
            options={POLYGON_LAYERS.map((value) => ({ value, text: value }))}
          />
        ) : null}
      </form>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Button isDisabled={!canStartPolygon(tool)} onPress={start}>
            Start
          </Button>
          <Button kind="quiet" isDisabled={!tool.isDrawing && polygons.length === 0} onPress={clear}>
            Clear
          </Button>
          {tool.isDrawing ? (
            <DrawButtons mode="polygon" controls={controls} points={points} onStop={stop} />
          ) : null}
        </div>
        {wasTooFar ? (
          <Notice
            kind={zoomTooLowNotice.kind}
            isLive
            action={
              <Button size="small" onPress={() => goTo({ center: scene.center, zoom: MIN_POLYGON_ZOOM })}>
                Zoom in
              </Button>
            }
          >
            {words(zoomTooLowNotice.text)}
          </Notice>
        ) : null}
        {/* As high with two lines as with one: the map must not move under the pointer. */}
        <p role="status" className="min-h-10 text-sm text-muted">
          {tool.isDrawing
            ? drawingHint("polygon", points)
            : definition.areas.some(isShape)
              ? "Drag the center of a shape to move it. Select it to change its corners, or press Start to draw another one."
              : "Press Start and draw a shape. You can draw as many as you need."}
        </p>
      </div>
      <ShadedMap
        label="Map of polygons"
        goal={goal}
        isPointable={!tool.isDrawing && drag.dragged === null}
        showsRoutes={layer === "Carrier Routes"}
        onScene={setScene}
      >
        <ListAreasLayer areas={drag.areas} />
        <ShapeHandles listType={listType} drag={drag} chosen={chosen} onChoose={setChosen} />
        {tool.isDrawing ? (
          <>
            <DrawTool mode="polygon" controls={controls} onDrawn={finish} onSketch={setPoints} />
            <DrawCrosshair />
          </>
        ) : null}
      </ShadedMap>
      {selected === undefined || tool.isDrawing ? null : (
        <ChosenPolygon
          key={selected.name}
          area={selected}
          onChange={(changed) => setChosen(drag.replace(areaKey(selected), changed))}
        />
      )}
    </section>
  )
}
