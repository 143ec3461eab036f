import { describe, expect, it } from "vitest"
import fc from "fast-check"
import { type Box, boxesIntersect } from "../../src/outlines/Box.ts"
import { indexBoxes } from "../../src/outlines/indexBoxes.ts"

const span = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 8 }))
const anyBox = fc
  .tuple(span, span)
  .map(([[west, wide], [south, high]]): Box => ({ west, south, east: west + wide, north: south + high }))

describe("an index of boxes", () => {
  it("finds those that share a point with a box, in their order", () => {
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 60, size: "max" }), anyBox, (boxes, box) => {
        const meeting = boxes.flatMap((one, at) => (boxesIntersect(one, box) ? [at] : []))
        expect(indexBoxes(boxes)(box)).toEqual(meeting)
      }),
    )
  })
})
