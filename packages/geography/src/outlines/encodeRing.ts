import type { Ring } from "./ZipOutline.ts"

/** The number of steps per degree; one step is about a meter. */
export const STEPS_PER_DEGREE = 100_000

const letters = (step: number): string => {
  let rest = step < 0 ? ~(step << 1) : step << 1
  let text = ""
  for (; rest >= 32; rest >>= 5) text += String.fromCharCode(63 + (32 | (rest & 31)))
  return text + String.fromCharCode(63 + rest)
}

/**
 * Encodes a line in the encoded polyline format used by map services: latitude, then longitude, each as the difference
 * from the previous point in hundred-thousandths of a degree. The result contains only characters from '?' to '~'.
 */
export const encodeRing = (ring: Ring): string => {
  let [north, east] = [0, 0]
  let text = ""
  for (const [longitude, latitude] of ring) {
    const [y, x] = [Math.round(latitude * STEPS_PER_DEGREE), Math.round(longitude * STEPS_PER_DEGREE)]
    text += letters(y - north) + letters(x - east)
    north = y
    east = x
  }
  return text
}

/** Decodes a line encoded by `encodeRing`; null if the text isn't valid. */
export const decodeRing = (text: string): Ring | null => {
  const steps: Array<number> = []
  let [value, shift] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const bits = text.charCodeAt(at) - 63
    if (bits < 0 || bits > 63 || shift > 25) return null
    value |= (bits & 31) << shift
    shift += 5
    if (bits >= 32) continue
    steps.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  if (shift > 0 || steps.length % 2 === 1) return null
  const ring: Array<readonly [number, number]> = []
  let [north, east] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    north += steps[at] ?? 0
    east += steps[at + 1] ?? 0
    ring.push([east / STEPS_PER_DEGREE, north / STEPS_PER_DEGREE])
  }
  return ring
}
