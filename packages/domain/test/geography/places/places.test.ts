import { describe, expect, it } from "vitest"
import type { Area } from "../../../src/definition/Area.ts"
import { areaCode } from "../../../src/definition/areaKey.ts"
import {
  addPlaces,
  chooseNation,
  NATIONWIDE,
  toggleAllPlaces,
} from "../../../src/geography/places/choosePlaces.ts"
import { addSavedCounts } from "../../../src/geography/chooseSavedCounts.ts"
import type { PlaceChoice } from "../../../src/geography/places/Place.ts"
import {
  pickerValueAreas,
  AVAILABLE_PLACES_ROW_COUNT,
  CHOSEN_AREAS_ROW_COUNT,
  placesCheckboxState,
  sourceCountry,
  pickerValues,
} from "../../../src/geography/places/placePicker.ts"
import { exampleOf, excluded, holding, ofSource } from "../areaExamples.ts"

const county = (code: string): Area => ({ kind: "county", county: code, excluded: false })
const choice = (state: string, code: string): PlaceChoice => ({ area: county(code), name: code, state })
const cook = choice("IL", "17031")
const dupage = choice("IL", "17043")
const lake = choice("IN", "18089")
const offered = [cook, dupage, lake]
const areasOf = (choices: ReadonlyArray<PlaceChoice>): ReadonlyArray<Area> => choices.map(({ area }) => area)

describe("the picker of places", () => {
  it("has its measures and its country", () => {
    expect([AVAILABLE_PLACES_ROW_COUNT, CHOSEN_AREAS_ROW_COUNT]).toEqual([13, 16])
    expect([10, 50, 100, 220].map(sourceCountry)).toEqual(["US", "US", "CA", "US"])
  })

  it.each([
    [[], "none"],
    [[cook], "some"],
    [[cook, dupage, lake], "all"],
  ] as const)("with %j chosen says %s", (chosen, part) => {
    expect(placesCheckboxState(offered, areasOf(chosen))).toBe(part)
  })

  it("does not count exclusions, other places, or an empty offer", () => {
    expect(placesCheckboxState(offered, [excluded(cook.area), county("99999")])).toBe("none")
    expect(placesCheckboxState([], [cook.area])).toBe("none")
  })

  it("shows all of a state as one value, and its places back from it", () => {
    const chosen = areasOf([dupage, cook])
    const values = pickerValues(offered, chosen)
    expect(values).toEqual([{ _tag: "AllOfState", state: "IL", places: 2 }])
    expect(pickerValueAreas(offered, values)).toEqual(areasOf([cook, dupage]))
  })

  it("shows single places of a state that is not whole", () => {
    const values = pickerValues(offered, [cook.area, lake.area])
    expect(values).toEqual([
      { _tag: "OnePlace", place: cook },
      { _tag: "AllOfState", state: "IN", places: 1 },
    ])
    expect(pickerValueAreas(offered, values)).toEqual([cook.area, lake.area])
  })

  it("replaces other kinds with places, or adds to them on more area", () => {
    expect(addPlaces(holding(exampleOf.zip), [cook.area]).removed).toEqual([exampleOf.zip])
    const mixed = addPlaces(holding(exampleOf.zip), [cook.area], {
      mixing: "moreArea",
      takesSeveralAddresses: true,
    })
    expect(mixed.definition.areas).toEqual([exampleOf.zip, cook.area])
  })
})

describe("select all", () => {
  it("chooses what is left, and takes all away once all are chosen", () => {
    const some = toggleAllPlaces(holding(dupage.area), offered)
    expect(some.definition.areas).toEqual(areasOf([dupage, cook, lake]))
    const none = toggleAllPlaces(some.definition, offered)
    expect(none.definition.areas).toEqual([])
    expect(none).toMatchObject({ added: [], removed: areasOf([dupage, cook, lake]) })
  })

  it("leaves places of other lists alone", () => {
    const list = holding(...areasOf(offered))
    expect(toggleAllPlaces(list, [cook, dupage]).definition.areas).toEqual([lake.area])
  })
})

describe("total USA", () => {
  it("is one item, Nationwide with the code 1, in place of all others", () => {
    const chosen = chooseNation(holding(exampleOf.zip, exampleOf.county), true)
    expect(chosen.definition.areas).toEqual([exampleOf.nation])
    expect(chosen.removed).toEqual([exampleOf.zip, exampleOf.county])
    expect([NATIONWIDE, areaCode(exampleOf.nation)]).toEqual(["Nationwide", "1"])
  })

  it("goes when its box is unchecked", () => {
    const { definition, removed } = chooseNation(holding(exampleOf.nation), false)
    expect([definition.areas, removed]).toEqual([[], [exampleOf.nation]])
    expect(chooseNation(holding(exampleOf.zip, exampleOf.county), false).removed).toEqual([])
  })
})

describe("saved counts", () => {
  it("are areas in their order, each once, in place of all others", () => {
    const chosen = addSavedCounts(ofSource(110, exampleOf.zip), ["c2", "c1", "c2"])
    expect(chosen.definition.areas).toEqual([
      { ...exampleOf.savedCount, savedCount: "c2" },
      exampleOf.savedCount,
    ])
    expect(chosen.removed).toEqual([exampleOf.zip])
  })
})
