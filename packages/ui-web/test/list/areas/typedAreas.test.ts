import { notAddedNotice } from "@listwright/domain/geography"
import { describe, expect, it } from "vitest"
import { EMPTY_TYPED_AREAS, type TypedAreas } from "../../../src/list/areas/TypedAreas.ts"
import { typedSections } from "../../../src/list/areas/areaSections.ts"
import { typedEntries } from "../../../src/list/areas/typedEntries.ts"

const boxes = (...entries: ReadonlyArray<string>) =>
  EMPTY_TYPED_AREAS.boxes.map((box, index) => entries[index] ?? box)

const said = (typed: TypedAreas) => notAddedNotice(typedEntries(typed))?.text ?? null

describe("what was typed and not added", () => {
  it("is nothing on an untouched page", () => {
    expect(said(EMPTY_TYPED_AREAS)).toBeNull()
    expect(typedSections(EMPTY_TYPED_AREAS)).toEqual([])
  })

  it("is nothing when there are only blanks", () => {
    const typed = { ...EMPTY_TYPED_AREAS, boxes: boxes("  "), paste: " \n " }

    expect(said(typed)).toBeNull()
    expect(typedSections(typed)).toEqual([])
  })

  it("is named as it was typed", () => {
    expect(said({ ...EMPTY_TYPED_AREAS, boxes: boxes("60614", "606") })).toBe(
      "'60614, 606' hasn't been added. Please go back and add it, or clear it.",
    )
  })

  it("is cut short after three", () => {
    expect(said({ ...EMPTY_TYPED_AREAS, paste: "60601 60602;60603,60604\n60605" })).toContain(
      "'60601, 60602, 60603 and 2 more'",
    )
  })

  it("is an address, or the name that waits for one; a radius alone is none", () => {
    const { radius, closest } = EMPTY_TYPED_AREAS
    const address = { ...EMPTY_TYPED_AREAS, radius: { ...radius, address: " 60614 ", name: "Shop" } }
    expect(said(address)).toContain("'60614'")
    expect(typedSections(address)).toEqual(["radius"])
    const name = { ...EMPTY_TYPED_AREAS, closest: { ...closest, name: "Shop" } }
    expect(said(name)).toContain("'Shop'")
    expect(typedSections(name)).toEqual(["closest"])
    const miles = { ...EMPTY_TYPED_AREAS, radius: { ...radius, address: " ", miles: "10" } }
    expect(said(miles)).toBeNull()
    expect(typedSections(miles)).toEqual([])
  })

  it("is added by Next in the order of the page", () => {
    const typed = { ...EMPTY_TYPED_AREAS, to: "60699", paste: "60601", boxes: boxes("", "60614") }

    expect(typedSections(typed)).toEqual(["zip", "zipRange", "zipPaste"])
    expect(said({ ...EMPTY_TYPED_AREAS, from: "60601", to: "60699" })).toContain("'60601 to 60699'")
  })
})
