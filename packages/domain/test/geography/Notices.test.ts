import { precisionText } from "../../src/geography/places/precisionText.ts"
import { describe, expect, it } from "vitest"
import {
  addressNotFound,
  addressNotice,
  centerNotice,
  mapZipSearchNotice,
  noGeoAddress,
  polygonNotice,
} from "../../src/geography/AddressNotices.ts"
import {
  lookupNotice,
  MULTI_LOCATION_COUNTS,
  noScfEntered,
  noZipEntered,
  onlyOneKept,
  pasteNotice,
  RADIUS_AROUND,
  radiusNotice,
  scfLookupNotice,
  scfRangeEmpty,
  scfRangeNotice,
  scfRangeTooLong,
  SELECT_TARGET_AREAS,
  SELECT_TARGET_AREAS_HELP,
  STAY_WITHIN_STATE,
  TARGET_AREAS_LIST,
  tooManyAreas,
  zipRangeEmpty,
  zipRangeNotice,
  zipRangeTooLong,
} from "../../src/geography/Notices.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import { originalWords } from "../../src/shared/wording/Words.ts"

describe("the messages of the geography pages [ob8-geography-alerts]", () => {
  it("are warnings without a title", () => {
    const messages = [
      noZipEntered,
      lookupNotice("someInvalid"),
      lookupNotice("noneValid"),
      pasteNotice({ _tag: "PasteEmpty", zipType: "zip" }),
      pasteNotice({ _tag: "PasteTooLong", entries: 2_001 }),
      zipRangeNotice({ _tag: "RangeIncomplete" }),
      zipRangeNotice({ _tag: "RangeNotZips" }),
      zipRangeNotice({ _tag: "RangeReversed" }),
      zipRangeTooLong,
      zipRangeEmpty,
      noScfEntered,
      scfLookupNotice("someInvalid"),
      scfLookupNotice("noneValid"),
      scfRangeNotice({ _tag: "ScfRangeIncomplete" }),
      scfRangeNotice({ _tag: "RangeNotScfs" }),
      scfRangeNotice({ _tag: "ScfRangeReversed" }),
      scfRangeTooLong,
      scfRangeEmpty,
      tooManyAreas({ _tag: "TooManyAreas", areas: 2_001 }),
      onlyOneKept(1),
      radiusNotice({ _tag: "AddressOrRadiusMissing", field: "radius" }),
      radiusNotice({ _tag: "AddressNameUsed", field: "addressName" }),
      addressNotFound,
      addressNotice({ _tag: "AddressUnknown", text: "x" }),
      addressNotice({ _tag: "AddressAmbiguous", places: [] }),
      mapZipSearchNotice({ _tag: "SearchEmpty" }),
      mapZipSearchNotice({ _tag: "SearchRadiusMissing" }),
      mapZipSearchNotice({ _tag: "SearchRadiusNotNumber" }),
      polygonNotice({ _tag: "PolygonAddressMissing" }),
      polygonNotice({ _tag: "TooFewPoints" }),
      polygonNotice({ _tag: "TooManyPoints", points: 501 }),
      noGeoAddress,
    ]
    expect(
      new Set(messages.map((message) => `${message?.kind} '${originalWords(message?.title ?? "")}'`)),
    ).toEqual(new Set(["warning ''"]))
    expect(new Set(messages.map((message) => message?.text)).size).toBe(messages.length)
  })
})

describe("the words of the geography pages", () => {
  it.each([
    [SELECT_TARGET_AREAS, "Select Your Target Areas"],
    [SELECT_TARGET_AREAS_HELP, TEXTS.selectTargetAreasHelp],
    [TARGET_AREAS_LIST, TEXTS.targetAreasList],
    [RADIUS_AROUND, "Radius around an Address or ZIP Code"],
    [MULTI_LOCATION_COUNTS, "Multi-location radius counts"],
    [STAY_WITHIN_STATE, "Do not cross state lines"],
  ])("are the specification's: %s", (shown, text) => {
    expect(shown).toBe(text)
  })
})

describe("a point that is only the middle of something", () => {
  it.each([
    ["exact", null],
    ["zip", "ZIP center"],
    ["city", "City center"],
    ["state", "State center"],
  ] as const)("of precision %s is called %s", (precision, text) => {
    expect(precisionText(precision)).toBe(text)
    const said = centerNotice({ addressLine: "Here", state: "IL", point: [-87, 41], precision })
    expect(said?.text ?? null).toBe(
      text === null ? null : `Distances are measured from the middle of Here (${text}).`,
    )
  })
})
