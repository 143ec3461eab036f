import { precisionText } from "../../src/geography/places/precisionText.ts"
import { describe, expect, it } from "vitest"
import {
  addressNotFoundNotice,
  addressNotice,
  centerNotice,
  mapZipSearchNotice,
  noAddressSelectedNotice,
  polygonNotice,
} from "../../src/geography/AddressNotices.ts"
import {
  lookupNotice,
  MULTI_LOCATION_LINK_TEXT,
  noScfEnteredNotice,
  noZipEnteredNotice,
  singleAreaNotice,
  pasteNotice,
  RADIUS_PAGE_TITLE,
  radiusNotice,
  scfLookupNotice,
  emptyScfRangeNotice,
  scfRangeNotice,
  scfRangeTooLongNotice,
  GEOGRAPHY_STEP_TITLE,
  GEOGRAPHY_STEP_HELP,
  STAY_WITHIN_STATE_LABEL,
  TARGET_AREAS_TITLE,
  tooManyAreasNotice,
  emptyZipRangeNotice,
  zipRangeNotice,
  zipRangeTooLongNotice,
} from "../../src/geography/Notices.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import { originalMessage } from "../../src/shared/wording/MessageText.ts"

describe("the messages of the geography pages [ob8-geography-alerts]", () => {
  it("are warnings without a title", () => {
    const messages = [
      noZipEnteredNotice,
      lookupNotice("someInvalid"),
      lookupNotice("noneValid"),
      pasteNotice({ _tag: "PasteEmpty", zipType: "zip" }),
      pasteNotice({ _tag: "PasteTooLong", entries: 2_001 }),
      zipRangeNotice({ _tag: "RangeIncomplete" }),
      zipRangeNotice({ _tag: "RangeNotZips" }),
      zipRangeNotice({ _tag: "RangeReversed" }),
      zipRangeTooLongNotice,
      emptyZipRangeNotice,
      noScfEnteredNotice,
      scfLookupNotice("someInvalid"),
      scfLookupNotice("noneValid"),
      scfRangeNotice({ _tag: "ScfRangeIncomplete" }),
      scfRangeNotice({ _tag: "RangeNotScfs" }),
      scfRangeNotice({ _tag: "ScfRangeReversed" }),
      scfRangeTooLongNotice,
      emptyScfRangeNotice,
      tooManyAreasNotice({ _tag: "TooManyAreas", areas: 2_001 }),
      singleAreaNotice(1),
      radiusNotice({ _tag: "AddressOrRadiusMissing", field: "radius" }),
      radiusNotice({ _tag: "AddressNameUsed", field: "addressName" }),
      addressNotFoundNotice,
      addressNotice({ _tag: "AddressUnknown", text: "x" }),
      addressNotice({ _tag: "AddressAmbiguous", places: [] }),
      mapZipSearchNotice({ _tag: "SearchEmpty" }),
      mapZipSearchNotice({ _tag: "SearchRadiusMissing" }),
      mapZipSearchNotice({ _tag: "SearchRadiusNotNumber" }),
      polygonNotice({ _tag: "PolygonAddressMissing" }),
      polygonNotice({ _tag: "TooFewPoints" }),
      polygonNotice({ _tag: "TooManyPoints", points: 501 }),
      noAddressSelectedNotice,
    ]
    expect(
      new Set(messages.map((message) => `${message?.kind} '${originalMessage(message?.title ?? "")}'`)),
    ).toEqual(new Set(["warning ''"]))
    expect(new Set(messages.map((message) => message?.text)).size).toBe(messages.length)
  })
})

describe("the words of the geography pages", () => {
  it.each([
    [GEOGRAPHY_STEP_TITLE, "Select Your Target Areas"],
    [GEOGRAPHY_STEP_HELP, TEXTS.selectTargetAreasHelp],
    [TARGET_AREAS_TITLE, TEXTS.targetAreasList],
    [RADIUS_PAGE_TITLE, "Radius around an Address or ZIP Code"],
    [MULTI_LOCATION_LINK_TEXT, "Multi-location radius counts"],
    [STAY_WITHIN_STATE_LABEL, "Do not cross state lines"],
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
