import { describe, expect, it } from "vitest"
import { SCF_BOX_LENGTH, SCF_BOX_COUNT } from "../../../src/geography/codes/scfEntry.ts"
import { typeInBox } from "../../../src/geography/codes/typeInBox.ts"
import { ZIP_BOX_LENGTH, ZIP_BOX_COUNT } from "../../../src/geography/codes/zipEntry.ts"

const fourBoxes = ["", "", "", ""]

describe("a box [ob5-zip-boxes] [ob9-zip-limits] [ob9-scf-limits]", () => {
  it("is one of 15 of 5 characters, or of 3", () => {
    expect([ZIP_BOX_COUNT, ZIP_BOX_LENGTH, SCF_BOX_COUNT, SCF_BOX_LENGTH]).toEqual([15, 5, 15, 3])
  })

  it.each([
    ["keeps the focus until it is full", fourBoxes, 0, "6061", ["6061", "", "", ""], 0],
    ["passes the focus on when it is full", fourBoxes, 0, "60614", ["60614", "", "", ""], 1],
    ["keeps the focus when it was full before", ["60614", "", "", ""], 0, "60615", ["60615", "", "", ""], 0],
    ["keeps the focus when it loses a character", ["60614", "", "", ""], 0, "6061", ["6061", "", "", ""], 0],
    ["may be emptied", ["60614", "60615", "", ""], 0, "", ["", "60615", "", ""], 0],
    ["keeps the focus when it is the last", fourBoxes, 3, "60614", ["", "", "", "60614"], 3],
    ["fills the following ones", fourBoxes, 1, "60614, 60615", ["", "60614", "60615", ""], 3],
    [
      "that was full fills the following ones too",
      ["60614", "", "", ""],
      0,
      "60615 60616",
      ["60615", "60616", "", ""],
      2,
    ],
    [
      "takes digits without separators in pieces",
      fourBoxes,
      0,
      "606146061560",
      ["60614", "60615", "60", ""],
      2,
    ],
    [
      "leaves the boxes after the pasted ones",
      ["a", "b", "c", "d"],
      0,
      "60614 60615",
      ["60614", "60615", "c", "d"],
      2,
    ],
  ])("%s", (_, boxes, index, text, after, focus) => {
    expect(typeInBox(boxes, index, text)).toEqual({ boxes: after, focus, left: [] })
  })

  it("says what had no box left", () => {
    expect(typeInBox(fourBoxes, 2, "60614 60615 60616 60617")).toEqual({
      boxes: ["", "", "60614", "60615"],
      focus: 3,
      left: ["60616", "60617"],
    })
  })

  it("of an SCF is full with 3 characters", () => {
    expect(typeInBox(fourBoxes, 0, "606", SCF_BOX_LENGTH)).toMatchObject({ focus: 1 })
    expect(typeInBox(fourBoxes, 0, "606607", SCF_BOX_LENGTH)).toMatchObject({
      boxes: ["606", "607", "", ""],
      focus: 2,
    })
  })
})
