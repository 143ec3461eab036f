import { describe, expect, it } from "vitest"
import { previewDefinition } from "../../../src/audience/occupants/previewDefinition.ts"
import { type OccupantChoice, ROUTES, TARGETS } from "../../../src/audience/occupants/occupantOptions.ts"
import { canonicalDefinition, emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"

const choosing = (occupant: OccupantChoice | null) =>
  canonicalDefinition({ ...emptyDefinition(50), occupant })

describe("what is counted while occupant options are being chosen", () => {
  it("leaves nobody out by options of which none is ticked yet", () => {
    const halfway = choosing({ targets: ["homes"], routes: [], contactNames: true })
    expect(previewDefinition(halfway)).toEqual(
      choosing({ targets: ["homes"], routes: ROUTES, contactNames: true }),
    )
    const untouched = choosing({ targets: [], routes: [], contactNames: false })
    expect(previewDefinition(untouched)).toEqual(
      choosing({ targets: TARGETS, routes: ROUTES, contactNames: false }),
    )
  })

  it("is the definition itself where one of each is ticked, or nothing is asked", () => {
    const whole = choosing({ targets: ["homes"], routes: ["poBoxes"], contactNames: false })
    expect(previewDefinition(whole)).toBe(whole)
    const other = choosing(null)
    expect(previewDefinition(other)).toBe(other)
  })
})
