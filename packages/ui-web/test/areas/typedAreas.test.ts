import { notAddedNotice } from "@listwright/domain/geography"
import { describe, expect, it } from "vitest"
import { NOTHING_TYPED, type TypedAreas } from "../../src/areas/TypedAreas.ts"
import { typedSections } from "../../src/areas/areaSections.ts"
import { typedEntries } from "../../src/areas/typedEntries.ts"

const boxes = (...entries: ReadonlyArray<string>) =>
  NOTHING_TYPED.boxes.map((box, index) => entries[index] ?? box)

const said = (typed: TypedAreas) => notAddedNotice(typedEntries(typed))?.text ?? null

describe("what was typed and not added", () => {
  it("is nothing on an untouched page", () => {
    expect(said(NOTHING_TYPED)).toBeNull()
    expect(typedSections(NOTHING_TYPED)).toEqual([])
  })

  it("is nothing when there are only blanks", () => {
    const typed = { ...NOTHING_TYPED, boxes: boxes("  "), paste: " \n " }

    expect(said(typed)).toBeNull()
    expect(typedSections(typed)).toEqual([])
  })

  it("is named as it was typed", () => {
    expect(said({ ...NOTHING_TYPED, boxes: boxes("60614", "606") })).toBe(
      "'60614, 606' hasn't been added. Please go back and add it, or clear it.",
    )
  })

  it("is cut short after three", () => {
    expect(said({ ...NOTHING_TYPED, paste: "60601 60602;60603,60604\n60605" })).toContain(
      "'60601, 60602, 60603 and 2 more'",
    )
  })

  it("is an address, or the name that waits for one; a radius alone is none", () => {
    const { radius, closest } = NOTHING_TYPED
    const address = { ...NOTHING_TYPED, radius: { ...radius, address: " 60614 ", name: "Shop" } }
    expect(said(address)).toContain("'60614'")
    expect(typedSections(address)).toEqual(["radius"])
    const name = { ...NOTHING_TYPED, closest: { ...closest, name: "Shop" } }
    expect(said(name)).toContain("'Shop'")
    expect(typedSections(name)).toEqual(["closest"])
    const miles = { ...NOTHING_TYPED, radius: { ...radius, address: " ", miles: "10" } }
    expect(said(miles)).toBeNull()
    expect(typedSections(miles)).toEqual([])
  })

  it("is added by Next in the order of the page", () => {
    const typed = { ...NOTHING_TYPED, to: "60699", paste: "60601", boxes: boxes("", "60614") }

    expect(typedSections(typed)).toEqual(["zip", "zipRange", "zipPaste"])
    expect(said({ ...NOTHING_TYPED, from: "60601", to: "60699" })).toContain("'60601 to 60699'")
  })
})
