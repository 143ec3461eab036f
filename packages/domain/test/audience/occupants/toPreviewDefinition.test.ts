import { describe, expect, it } from "vitest"
import { toPreviewDefinition } from "../../../src/audience/occupants/toPreviewDefinition.ts"
import { type OccupantChoice, ROUTES, TARGETS } from "../../../src/audience/occupants/occupantOptions.ts"
import { canonicalDefinition, emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"

const choosing = (occupant: OccupantChoice | null) =>
  canonicalDefinition({ ...emptyDefinition(50), occupant })

describe("what is counted while occupant options are being chosen", () => {
  it("leaves nobody out by options of which none is ticked yet", () => {
    const halfway = choosing({ targets: ["homes"], routes: [], contactNames: true })
    expect(toPreviewDefinition(halfway)).toEqual(
      choosing({ targets: ["homes"], routes: ROUTES, contactNames: true }),
    )
    const untouched = choosing({ targets: [], routes: [], contactNames: false })
    expect(toPreviewDefinition(untouched)).toEqual(
      choosing({ targets: TARGETS, routes: ROUTES, contactNames: false }),
    )
  })

  it("is the definition itself where one of each is ticked, or nothing is asked", () => {
    const whole = choosing({ targets: ["homes"], routes: ["poBoxes"], contactNames: false })
    expect(toPreviewDefinition(whole)).toBe(whole)
    const other = choosing(null)
    expect(toPreviewDefinition(other)).toBe(other)
  })
})
