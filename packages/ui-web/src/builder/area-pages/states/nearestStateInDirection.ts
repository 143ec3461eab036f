import type { StateShape } from "./stateShapes.ts"

/** The direction of an arrow key; north is up. */
export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"

const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isDirection = (key: string): key is Direction => Object.hasOwn(STEPS, key)

type Placed = Pick<StateShape, "center" | "state">

/**
 * Returns the nearest state in a direction, based on the positions of the names. Candidates are within 45 degrees of
 * the direction, and sideways distance counts twice. Returns null at the edge of the map.
 */
export const nearestStateInDirection = (
  shapes: ReadonlyArray<Placed>,
  from: string,
  direction: Direction,
): string | null => {
  const start = shapes.find(({ state }) => state === from)
  if (start === undefined) return null
  const [stepX, stepY] = STEPS[direction]
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const { center, state } of shapes) {
    const [x, y] = [center[0] - start.center[0], center[1] - start.center[1]]
    const ahead = x * stepX + y * stepY
    const aside = Math.abs(x * stepY) + Math.abs(y * stepX)
    const distance = ahead + 2 * aside
    if (ahead > 0 && aside <= ahead && distance < least) [nearest, least] = [state, distance]
  }
  return nearest
}
