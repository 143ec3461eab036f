import { areaKey, type Point } from "@listwright/domain/definition"
import { distanceMiles } from "@listwright/domain/counting"
import { addRadius, addValidAreas, coordinatesText, roundToReadableMiles } from "@listwright/domain/geography"
import { milesText } from "@listwright/domain/shared"
import { Cause, Exit } from "effect"
import { useId, useRef, useState } from "react"
import { useApp } from "../../../app/App.ts"
import { useNotifyFailure } from "../../../app/failures.ts"
import type { AddressSection } from "../../../list/areas/TypedAddress.ts"
import { addressSearchMethod } from "../../../list/areas/addressSearchMethod.ts"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { useAreaChoiceRules } from "../../../list/areas/useAreaChoiceRules.ts"
import { Button } from "../../../design/Button.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { useNotify } from "../../../design/notifications.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { ListAreasLayer } from "../../../list/map/ListAreasLayer.tsx"
import { DrawButtons, DrawCrosshair, drawingHint } from "../../../list/map/DrawButtons.tsx"
import { type DrawControls, DrawTool } from "../../../list/map/DrawTool.tsx"
import { isShape } from "../../../list/map/shapeFeatures.ts"
import { ShadedMap } from "../../../list/map/shades/ShadedMap.tsx"
import { ShapeHandles } from "../../../list/map/ShapeHandles.tsx"
import { useDragPreview } from "../../../list/map/useDragPreview.ts"
import { useMapTarget } from "../../../list/map/useMapTarget.ts"
import { useRegisterAreaDisplay } from "../../../list/map/mapAreaDisplay.ts"
import { useShapeDrag } from "../../../list/map/useShapeDrag.ts"
import { ChosenCircle } from "./ChosenCircle.tsx"

export interface RadiusMapProps {
  readonly section: AddressSection
}

/** Returns a latitude's vertical position on the map (Web Mercator), where the tool's circles are round. */
const height = (north: number): number => Math.asinh(Math.tan((north * Math.PI) / 180))
const latitudeOf = (high: number): number => (Math.atan(Math.sinh(high)) * 180) / Math.PI

/** Returns the center and the radius in miles of a drawn circle, which the tool represents as a line. */
const circleOf = (ring: ReadonlyArray<Point>): { readonly center: Point; readonly miles: number } => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => height(y))]
  const [east, west] = [Math.max(...xs), Math.min(...xs)]
  const north = latitudeOf((Math.max(...ys) + Math.min(...ys)) / 2)
  const center: Point = [(east + west) / 2, north]
  return { center, miles: roundToReadableMiles(distanceMiles(center, [east, north])) }
}

/** A map for drawing, dragging, and resizing circles, or for setting points for a search by quantity. */
export function RadiusMap({ section }: RadiusMapProps) {
  const { runner } = useApp()
  const { definition, listType } = useDraft().draft
  const { edit, typed } = useTypedAreas()
  const choosing = useAreaChoiceRules()
  const choose = useChooseAreas()
  const notify = useNotify("geography")
  const notifyFailure = useNotifyFailure()
  const drag = useShapeDrag()
  const held = typed[section]
  const isRadius = addressSearchMethod(section, held, choosing) === "radius"
  const [isDrawing, setIsDrawing] = useState(false)
  const [points, setPoints] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const { goal, goToAll } = useMapTarget(definition.areas)
  useRegisterAreaDisplay((shown) => {
    goToAll(shown)
    const [only, ...others] = shown
    setChosen(only === undefined || others.length > 0 ? null : areaKey(only))
  })
  const controls = useRef<DrawControls>(null)
  const id = useId()

  const preview = useDragPreview(drag.dragged === null ? null : { ...definition, areas: drag.areas })

  // What is added by its address comes into view.
  const shapes = definition.areas.filter(isShape)
  const keys = shapes.map(areaKey)
  const [known, setKnown] = useState(keys)
  if (known.join() !== keys.join()) {
    setKnown(keys)
    const added = keys.find((key) => !known.includes(key))
    if (keys.length > known.length) {
      goToAll(definition.areas)
      if (added !== undefined) setChosen(added)
    }
  }

  const stop = () => {
    setIsDrawing(false)
    setPoints(0)
  }
  const finish = async (ring: ReadonlyArray<Point>) => {
    stop()
    const { center, miles } = circleOf(ring)
    const entry = {
      addressLine: coordinatesText(center),
      addressName: held.name,
      radius: String(miles),
      quantity: null,
    }
    // Fill in the fields too, so that the user can fix an entry that can't be added.
    edit({ [section]: { ...held, address: entry.addressLine, miles: entry.radius } })
    const { granularity, sameState } = held
    const exit = await runner.run(addRadius(definition, entry, { granularity, sameState }, choosing))
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    const outcome = exit.value
    for (const warning of outcome.warnings) notify(warning)
    if (outcome.added.length === 0) return
    choose((now) => addValidAreas(now, outcome.added, null, choosing))
    edit({ [section]: { ...held, address: "", name: "", miles: entry.radius } })
  }
  const selected = shapes.find((area) => areaKey(area) === chosen)
  const dragged = drag.dragged?.area
  const then = preview.records === null ? "" : `, then ${recordsText(preview.records)} records`
  const hasFile = definition.areas.some(({ kind }) => kind === "locations")
  const whenDrawable = hasFile
    ? "The map shows the circles from your file. Draw another one, or add an address above."
    : "Draw a circle here, or add an address above."
  const whenEmpty = isRadius ? whenDrawable : "Add an address above to see it here."
  const whenShown = shapes.some(({ kind }) => kind === "radius")
    ? "Drag the center of a circle to move it. Select it to change its radius."
    : "Drag a point or a shape to change it."
  const whenStill = shapes.length > 0 ? whenShown : whenEmpty
  const hint = dragged?.kind === "radius" ? `${milesText(dragged.miles)}${then}` : whenStill
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 pt-3 pb-4"
    >
      <h2 id={id} className="font-semibold">
        On the map
      </h2>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isDrawing ? (
            <DrawButtons mode="circle" controls={controls} points={points} onStop={stop} />
          ) : isRadius ? (
            <Button
              onPress={() => {
                setChosen(null)
                setIsDrawing(true)
              }}
            >
              Draw a circle
            </Button>
          ) : null}
        </div>
        {/* As high with two lines as with one: the map must not move under the pointer. */}
        <p role="status" className="tabular min-h-10 text-sm text-muted">
          {isDrawing ? drawingHint("circle", points) : hint}
        </p>
      </div>
      <ShadedMap
        label={section === "radius" ? "Map of circles" : "Map of addresses"}
        goal={goal}
        isPointable={!isDrawing && drag.dragged === null}
      >
        <ListAreasLayer areas={drag.areas} />
        <ShapeHandles listType={listType} drag={drag} chosen={chosen} onChoose={setChosen} />
        {isDrawing ? (
          <>
            <DrawTool
              mode="circle"
              controls={controls}
              onDrawn={(ring) => void finish(ring)}
              onSketch={setPoints}
            />
            <DrawCrosshair />
          </>
        ) : null}
      </ShadedMap>
      {selected?.kind === "radius" && !isDrawing ? (
        <ChosenCircle
          key={selected.name}
          area={selected}
          onChange={(changed) => setChosen(drag.replace(areaKey(selected), changed))}
        />
      ) : null}
    </section>
  )
}
