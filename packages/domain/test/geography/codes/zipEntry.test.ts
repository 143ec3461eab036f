import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { geoTypes } from "../../../src/definition/GeoType.ts"
import { nextStepLabel } from "../../../src/geography/step/nextStepLabel.ts"
import {
  lookupNotice,
  entryNotAddedNotice,
  noZipEnteredNotice,
  pasteNotice,
  zipRangeNotice,
  zipRangeTooLongNotice,
} from "../../../src/geography/Notices.ts"
import { codeToArea, PASTE_LIMIT, parsePastedCodes } from "../../../src/geography/codes/parsePastedCodes.ts"
import {
  parseZipBoxes,
  lookupOutcome,
  ZIP_BOX_COUNT,
  validateZipRange,
} from "../../../src/geography/codes/zipEntry.ts"
import { zipTypeExample, zipTypeName, zipTypes } from "../../../src/geography/codes/zipTypes.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"
import { fillPlaceholders } from "../../../src/shared/wording/MessageText.ts"
import type { MessageText } from "../../../src/shared/wording/MessageText.ts"

describe("the ZIP boxes [ob5-zip-entry-messages]", () => {
  it("give what was typed, in order, without the empty ones", () => {
    const boxes = ["60614", "", " 60616 ", ...Array.from({ length: ZIP_BOX_COUNT - 3 }, () => "")]
    expect(parseZipBoxes(boxes)).toEqual(Result.succeed(["60614", "60616"]))
  })

  it("ask for a ZIP Code when all are empty", () => {
    expect(Result.isFailure(parseZipBoxes(["", "  "]))).toBe(true)
    expect(noZipEnteredNotice).toMatchObject({ kind: "warning", text: TEXTS.noZipEntered })
  })

  it.each([
    [["60614", "60615"], ["60614", "60615"], undefined],
    [["60614", "00000"], ["60614"], TEXTS.someZipsInvalid],
    [["60614", "60614"], ["60614"], TEXTS.someZipsInvalid],
    [["00000"], [], TEXTS.noZipValid],
  ])("sent %j and valid %j is told as %j", (sent, valid, text) => {
    expect(lookupNotice(lookupOutcome(sent, valid))?.text).toBe(text)
  })
})

describe("pasted codes [ob5-paste]", () => {
  it("lose the hyphen of a ZIP+4 and are routes in capitals", () => {
    expect(parsePastedCodes("60614-1234, 606151111", "zip4")).toEqual(
      Result.succeed(["606141234", "606151111"]),
    )
    expect(parsePastedCodes("60614c001", "carrierRoute")).toEqual(Result.succeed(["60614C001"]))
    const others = ["060614-1234", "60614-12345", "60614--1234"]
    expect(parsePastedCodes(others.join(" "), "zip4")).toEqual(Result.succeed(others))
    expect(parsePastedCodes("60614", "plainZip")).toEqual(Result.succeed(["60614"]))
  })

  it("ask for an example of their kind when there are none", () => {
    const refused = Result.getOrThrow(Result.flip(parsePastedCodes(" ,; ", "zip4")))
    expect(pasteNotice(refused).text).toEqual(
      fillPlaceholders(TEXTS.pasteEmpty, { kind: "ZIP+4", example: "60614-1234" }),
    )
  })

  it(`may be ${PASTE_LIMIT} entries and not one more`, () => {
    const text = (entries: number): string => Array.from({ length: entries }, () => "60614").join(" ")
    expect(Result.isSuccess(parsePastedCodes(text(PASTE_LIMIT), "zip"))).toBe(true)
    const refused = Result.getOrThrow(Result.flip(parsePastedCodes(text(PASTE_LIMIT + 1), "zip")))
    expect(pasteNotice(refused).text).toContain("You pasted 2,001 entries, but you can add at most 2,000")
  })

  it("become areas of their kind", () => {
    expect(codeToArea("zip", "60614")).toMatchObject({ kind: "zip", zip: "60614", excluded: false })
    expect(codeToArea("zip4", "606141234")).toEqual({ kind: "zip4", zip4: "606141234", excluded: false })
    expect(codeToArea("carrierRoute", "60614C001")).toEqual({
      kind: "carrierRoute",
      carrierRoute: "60614C001",
      excluded: false,
    })
    expect(() => codeToArea("zip", "6061")).toThrow()
  })
})

describe("a range of ZIP Codes [ob5-zip-range] [ob9-zip-limits]", () => {
  const refusal = (from: string, to: string): MessageText =>
    zipRangeNotice(Result.getOrThrow(Result.flip(validateZipRange(from, to)))).text

  it("takes two ZIP Codes in order, the same one included", () => {
    expect(validateZipRange(" 60601 ", "60699")).toEqual(Result.succeed({ from: "60601", to: "60699" }))
    expect(Result.isSuccess(validateZipRange("60601", "60601"))).toBe(true)
  })

  it("needs both ends", () => {
    expect(refusal("60601", "")).toBe(TEXTS.zipRangeIncomplete)
    expect(refusal("", "60601")).toBe(TEXTS.zipRangeIncomplete)
  })

  it("refuses what is not a ZIP Code, and reversed ends", () => {
    expect(refusal("6060", "60699")).toContain("5-digit ZIP Codes")
    expect(refusal("60601", "6069")).toContain("5-digit ZIP Codes")
    expect(refusal("60699", "60601")).toContain("can't be higher than")
    expect(zipRangeTooLongNotice.text).toContain("more than 2,000")
  })
})

describe("the other texts of the geography step", () => {
  it("say that something typed was not added", () => {
    expect(entryNotAddedNotice("60614")).toMatchObject({
      kind: "info",
      title: "",
      text: expect.stringContaining("hasn't been added"),
    })
  })

  it.each([
    ["geography", true, false, "Poll Count", "Poll Count"],
    ["geography", true, true, "Poll Count", "Poll Count"],
    ["geography", false, true, "Select Audience", "Select Audience"],
    ["geography", false, false, "Select Audience", "Select Audience"],
    ["audience", true, true, "Poll Count", "Poll Count"],
    ["audience", false, true, "Select Audience", "Poll Count"],
    ["audience", true, false, "Select Area", "Select Area"],
    ["audience", false, false, "Select Area", "Select Area"],
  ] as const)(
    "name the next step of %s (options %s, chosen %s)",
    (step, options, geographyChosen, first, second) => {
      const state = { step, hasDemographicAndPhoneOptions: options, geographyChosen, hasAttributes: true }
      expect(nextStepLabel(state, "demographicAndPhoneOptions")).toBe(first)
      expect(nextStepLabel(state, "geographyChosen")).toBe(second)
    },
  )

  it("says of a source without attributes that its audience step counts", () => {
    const state = {
      step: "audience",
      hasDemographicAndPhoneOptions: false,
      geographyChosen: true,
      hasAttributes: false,
    } as const
    expect(nextStepLabel(state, "demographicAndPhoneOptions")).toBe("Poll Count")
  })
})

describe("the codes of geography [ob5-paste-types]", () => {
  it("are the 22 geography types", () => {
    expect(geoTypes.names.map(geoTypes.encode)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 23, 24,
    ])
    expect(geoTypes.names.map((name) => geoTypes.decode(geoTypes.encode(name)))).toEqual(geoTypes.names)
    expect([19, 21, 25].map(geoTypes.decode)).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ["plainZip", "ZIP Code", "60614"],
    ["zip", "ZIP Code", "60614"],
    ["zip4", "ZIP+4", "60614-1234"],
    ["carrierRoute", "Carrier Route", "60614C001"],
    ["postalCode", "Postal Code", "M5V 2T6"],
  ] as const)("of %s are called %s, like %s", (zipType, name, example) => {
    expect([zipTypeName(zipType), zipTypeExample(zipType)]).toEqual([name, example])
  })

  it("are the 4 kinds of codes", () => {
    expect(zipTypes.names.map((name) => [name, zipTypes.encode(name)])).toEqual([
      ["plainZip", 0],
      ["zip", 1],
      ["zip4", 2],
      ["carrierRoute", 3],
    ])
  })
})
