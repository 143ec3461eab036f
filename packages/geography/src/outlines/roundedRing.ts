import type { Point } from "@listwright/domain/definition"
import { STEPS } from "./encodeRing.ts"
import type { Ring } from "./ZipOutline.ts"

const rounded = (degrees: number): number => Math.round(degrees * STEPS) / STEPS

/** A ring as it is kept: in hundred-thousandths of a degree, without points that fall together; it may vanish by it. */
export const roundedRing = (ring: Ring): Ring => {
  const points = ring.map(([x, y]): Point => [rounded(x), rounded(y)])
  const kept = points.filter(([x, y], at) => {
    const [before, above] = points.at(at - 1) ?? []
    return x !== before || y !== above
  })
  return kept.length < 3 ? [] : kept
}
