import { type Area, areaKey, type Point } from "@listwright/domain/definition"
import { distanceMiles } from "@listwright/domain/counting"
import {
  type CircleArea,
  MIN_POLYGON_POINTS,
  moveCenter,
  destinationPoint,
  roundToReadableMiles,
  reshapePolygon,
  resizeRadius,
} from "@listwright/domain/geography"
import { milesText } from "@listwright/domain/shared"
import { Effect, Result } from "effect"
import { MapHandle } from "./MapHandle.tsx"
import { areaCenter, isShape, type ShapeArea } from "./shapeFeatures.ts"
import type { ShapeDrag } from "./useShapeDrag.ts"

/** The maximum number of corners with handles; more handles would cover the line. All corners are in the fields. */
const MAX_CORNERS = 60
/** The maximum number of shapes with handles; if there are more, only the chosen shape has them. */
const MAX_SHAPES = 60

export interface ShapeHandlesProps {
  readonly listType: number
  readonly drag: ShapeDrag
  /** The key of the shape for which all handles are shown; null if there isn't one. */
  readonly chosen: string | null
  readonly onChoose: (key: string | null) => void
}

type Radius = Extract<Area, { readonly kind: "radius" }>
type Polygon = Extract<Area, { readonly kind: "polygon" }>

interface GripsOf<A extends ShapeArea> {
  /** The shape during the drag. */
  readonly area: A
  /** The key of the shape in the list. */
  readonly shapeKey: string
  readonly drag: ShapeDrag
  /** Saves the changed shape. */
  readonly drop: (changed: Parameters<ShapeDrag["drop"]>[1]) => Promise<void>
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const nameOf = (area: ShapeArea, at: number): string => {
  if (area.name !== "") return area.name
  if (area.kind === "closest") return `Point ${at + 1}`
  return area.kind === "polygon" ? `polygon ${at + 1}` : `circle ${at + 1}`
}

/**
 * The draggable handles on the map: the centers and edges of circles, and the corners of polygons. All of them also
 * work with the keyboard.
 */
export function ShapeHandles({ chosen, drag, listType, onChoose }: ShapeHandlesProps) {
  // By the list, whose order and keys stay while one of them is dragged.
  const shapes = drag.areas.flatMap((area, at) => (isShape(area) ? [{ area, at }] : []))
  return (
    <>
      {shapes.slice(0, MAX_SHAPES).map(({ area }, at) => {
        const shapeKey = drag.dragged?.area === area ? drag.dragged.key : areaKey(area)
        const drop: GripsOf<ShapeArea>["drop"] = async (changed) => {
          const after = await drag.drop(shapeKey, changed)
          if (shapeKey === chosen) onChoose(after)
        }
        const shared = {
          shapeKey,
          drag,
          drop,
          isChosen: shapeKey === chosen,
          onChoose: () => onChoose(shapeKey === chosen ? null : shapeKey),
        }
        return area.kind === "polygon" ? (
          <PolygonGrips key={at} {...shared} area={area} name={nameOf(area, at)} listType={listType} />
        ) : (
          <CircleGrips key={at} {...shared} area={area} name={nameOf(area, at)} />
        )
      })}
    </>
  )
}

function CircleGrips(props: GripsOf<CircleArea> & { readonly name: string }) {
  const { area, drag, drop, isChosen, name, onChoose, shapeKey } = props
  const center = areaCenter(area)
  return (
    <>
      <MapHandle
        label={area.kind === "radius" ? `Center of ${name}` : name}
        look="center"
        at={center}
        isChosen={isChosen}
        onPress={onChoose}
        onMove={([longitude, latitude]) => drag.drag(shapeKey, { ...area, longitude, latitude })}
        onDrop={(to) => void drop(moveCenter(area, to))}
      />
      {area.kind === "radius" && isChosen ? (
        <RadiusGrip area={area} drag={drag} drop={drop} shapeKey={shapeKey} name={name} />
      ) : null}
    </>
  )
}

interface RadiusGripProps extends Pick<GripsOf<Radius>, "area" | "drag" | "drop" | "shapeKey"> {
  readonly name: string
}

/** The handle on the eastern edge of a circle. */
function RadiusGrip({ area, drag, drop, name, shapeKey }: RadiusGripProps) {
  const center = areaCenter(area)
  const wide = (to: Point) => roundToReadableMiles(distanceMiles(center, to))
  return (
    <MapHandle
      label={`Radius of ${name}, ${milesText(area.miles)}`}
      look="corner"
      at={destinationPoint(center, 90, area.miles)}
      onMove={(to) => drag.drag(shapeKey, { ...area, miles: wide(to) })}
      onDrop={(to) => void drop(Effect.sync(() => Result.succeed(resizeRadius(area, wide(to)))))}
    />
  )
}

const middleOf = (points: ReadonlyArray<Point>): Point => {
  const sum = (at: 0 | 1) => points.reduce((total, point) => total + point[at], 0) / points.length
  return [sum(0), sum(1)]
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

interface PolygonGripsProps extends GripsOf<Polygon> {
  readonly name: string
  readonly listType: number
}

/**
 * A polygon's handles. The center moves the whole polygon, a corner moves the line, and a point between two corners
 * becomes a corner. Delete removes a corner.
 */
function PolygonGrips({ area, drag, drop, isChosen, listType, name, onChoose, shapeKey }: PolygonGripsProps) {
  const { points } = area
  const middle = middleOf(points)
  const moved = (to: Point): ReadonlyArray<Point> =>
    points.map(([x, y]) => [x + to[0] - middle[0], y + to[1] - middle[1]])
  const withCorner = (at: number, to: Point) => points.map((point, corner) => (corner === at ? to : point))
  const withNew = (at: number, to: Point) => points.toSpliced(at + 1, 0, to)
  const show = (changed: ReadonlyArray<Point>) => drag.drag(shapeKey, { ...area, points: changed })
  const keep = (changed: ReadonlyArray<Point>) =>
    void drop(Effect.sync(() => reshapePolygon(area, changed, listType)))
  return (
    <>
      <MapHandle
        label={`Center of ${name}`}
        look="center"
        at={middle}
        isChosen={isChosen}
        onPress={onChoose}
        onMove={(to) => show(moved(to))}
        onDrop={(to) => keep(moved(to))}
      />
      {isChosen && points.length <= MAX_CORNERS
        ? points.map((point, at) => (
            <span key={at} className="contents">
              <MapHandle
                label={`${name}, corner ${at + 1} of ${points.length}`}
                look="corner"
                at={point}
                onMove={(to) => show(withCorner(at, to))}
                onDrop={(to) => keep(withCorner(at, to))}
                {...(points.length > MIN_POLYGON_POINTS
                  ? { onDelete: () => keep(points.filter((_, corner) => corner !== at)) }
                  : {})}
              />
              <NewCorner
                label={`${name}, new corner after corner ${at + 1}`}
                at={between(point, points[(at + 1) % points.length] ?? point)}
                onKeep={(to) => keep(withNew(at, to))}
              />
            </span>
          ))
        : null}
    </>
  )
}

interface NewCornerProps {
  readonly label: string
  readonly at: Point
  readonly onKeep: (to: Point) => void
}

/** A handle between two corners. It becomes a corner where it's released. */
function NewCorner({ at, label, onKeep }: NewCornerProps) {
  return <MapHandle label={label} look="between" at={at} onMove={() => {}} onDrop={onKeep} />
}
