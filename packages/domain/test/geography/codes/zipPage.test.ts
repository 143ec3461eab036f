import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { toggleZip, findMapZips, showsZipMap } from "../../../src/geography/shapes/zipMap.ts"
import { noZipEnteredNotice } from "../../../src/geography/Notices.ts"
import { notAddedNotice } from "../../../src/geography/step/notAddedNotice.ts"
import { addValidAreas } from "../../../src/geography/AreasUpdate.ts"
import { codeToArea } from "../../../src/geography/codes/parsePastedCodes.ts"
import { shouldContinueAfterAdding, startAdding } from "../../../src/geography/codes/zipPage.ts"
import { exampleOf, excluded, holding, ofSource, zip } from "../areaExamples.ts"
import { placesWith } from "../places/placesStub.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

describe("adding on the ZIP page", () => {
  it("is locked while a request runs [ob4-zip-page-lock]", () => {
    expect([startAdding(null, "add"), startAdding(null, "next")]).toEqual(["add", "next"])
    expect([startAdding("add", "add"), startAdding("add", "next"), startAdding("next", "add")]).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    ["next", [], true],
    ["next", [noZipEnteredNotice], false],
    ["next", null, false],
    ["add", [], false],
  ] as const)("by %s with the alerts %j goes on: %s [ob4-next-add]", (trigger, alerts, goesOn) => {
    expect(shouldContinueAfterAdding(trigger, alerts)).toBe(goesOn)
  })
})

describe("the ZIP type", () => {
  const { carrierRoute, zip4 } = exampleOf
  const plain = [zip("60614"), zip("60615")]

  it.each([
    ["ZIP+4 codes", plain, zip4, true],
    ["carrier routes", plain, carrierRoute, true],
    ["more plain ZIP Codes", plain, zip("60618"), false],
    ["more ZIP+4 codes", [zip4], codeToArea("zip4", "606149999"), false],
  ] as const)(
    "of a list that gets %s: those before make way: %# [ob4-zip-type-switch]",
    (_, before, added, clears) => {
      const { definition, removed } = addValidAreas(holding(...before), [added], null)
      expect(definition.areas).toEqual(clears ? [added] : [...before, added])
      expect(removed).toEqual(clears ? before : [])
    },
  )
})

describe("the ZIP map", () => {
  it.each([
    ["zip", "plainZip", 0, true],
    ["zip", "plainZip", 14, true],
    ["zip", "plainZip", 15, false],
    ["zip", "zip", 1, false],
    ["zip", "zip4", 1, false],
    ["zipMap", "plainZip", 1, false],
    ["county", "plainZip", 1, false],
  ] as const)("of type %s, ZIP type %s and %i areas shows: %s", (geoType, zipType, geoCount, shows) => {
    expect(showsZipMap({ geoType, zipType, geoCount })).toBe(shows)
  })

  it("selects a ZIP Code by a click and deselects it by another", () => {
    const selected = toggleZip(holding(zip("60615")), "60614")
    expect(selected.definition.areas).toEqual([zip("60615"), zip("60614")])
    const deselected = toggleZip(selected.definition, "60615")
    expect(deselected.definition.areas).toEqual([zip("60614")])
    expect(deselected).toMatchObject({ added: [], removed: [zip("60615")] })
  })

  it("selects an excluded ZIP Code, which was not selected", () => {
    expect(toggleZip(holding(excluded(zip("60614"))), "60614").definition.areas).toEqual([zip("60614")])
  })

  it("replaces areas of another kind, or the only area of a source that takes one", () => {
    expect(toggleZip(holding(exampleOf.county), "60614").removed).toEqual([exampleOf.county])
    expect(toggleZip(ofSource(110, zip("60615")), "60614").definition.areas).toEqual([zip("60614")])
  })
})

describe("the search of the ZIP map [ob5-map-search]", () => {
  const places = placesWith({
    searchAddress: (text) =>
      Effect.succeed(
        text === "60614"
          ? [
              {
                addressLine: "60614",
                state: "IL",
                point: [-87.65, 41.92] as const,
                precision: "zip" as const,
              },
            ]
          : [],
      ),
  })
  const find = (text: string, radius: string) =>
    Effect.runPromise(Effect.provide(findMapZips(text, radius), places))

  it.each([
    ["5", 5],
    [" 0.5 ", 0.5],
    ["201", 200],
  ])("finds the circle of %s miles", async (radius, miles) => {
    expect(await find(" 60614 ", radius)).toEqual(Result.succeed({ center: [-87.65, 41.92], miles }))
  })

  it.each([
    ["", "5", "text", TEXTS.mapSearchEmpty],
    [" ", "", "text", TEXTS.mapSearchEmpty],
    ["60614", " ", "radius", TEXTS.mapRadiusMissing],
    ["60614", "five", "radius", TEXTS.mapRadiusNotNumber],
    ["60614", "0", "radius", TEXTS.mapRadiusNotNumber],
    ["60614", "-1", "radius", TEXTS.mapRadiusNotNumber],
    ["99999", "5", "text", TEXTS.noResultsForAddress],
  ])("of '%s' and '%s' is refused at the field '%s'", async (text, radius, field, warning) => {
    const refused = Result.getOrThrow(Result.flip(await find(text, radius)))
    expect(refused).toMatchObject({ field, warning: { kind: "warning", text: warning } })
  })
})

describe("what was typed and not added", () => {
  const textOf = (...typed: ReadonlyArray<string>) => notAddedNotice(typed)?.text

  it("is named when the audience opens", () => {
    expect(notAddedNotice(["60614"])?.kind).toBe("info")
    expect(textOf("60614")).toBe("'60614' hasn't been added. Please go back and add it, or clear it.")
    expect(textOf(" 60614", "", "1 Main St", "3")).toContain("'60614, 1 Main St, 3' has")
    expect(textOf("1", "2", "3", "4")).toContain("'1, 2, 3 and 1 more' has")
    expect(textOf("1", "2", "3", "4", "5")).toContain("'1, 2, 3 and 2 more' has")
  })

  it("is nothing when only blanks were typed", () => {
    expect(notAddedNotice([" ", ""])).toBeNull()
    expect(notAddedNotice([])).toBeNull()
  })
})
