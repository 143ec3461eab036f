import type { Point } from "@listwright/domain/definition"
import { STEPS_PER_DEGREE } from "./encodeRing.ts"
import type { Ring } from "./ZipOutline.ts"

const rounded = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE

/**
 * Rounds a ring to its stored precision, hundred-thousandths of a degree, dropping points that coincide; the ring may
 * vanish as a result.
 */
export const roundRing = (ring: Ring): Ring => {
  const points = ring.map(([x, y]): Point => [rounded(x), rounded(y)])
  const kept = points.filter(([x, y], at) => {
    const [before, above] = points.at(at - 1) ?? []
    return x !== before || y !== above
  })
  return kept.length < 3 ? [] : kept
}
