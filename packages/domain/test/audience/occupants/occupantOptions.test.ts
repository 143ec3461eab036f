import { describe, expect, it } from "vitest"
import {
  CONTACT_NAMES_LABEL,
  SOURCE_WITH_NAMES,
  occupantNote,
  occupantRouteName,
  occupantTargetName,
} from "../../../src/audience/occupants/occupantNames.ts"
import {
  contactNameOption,
  decodeContactNameOption,
  emptyOccupantChoice,
  ROUTES,
  routeOption,
  decodeRouteOption,
  setContactNames,
  TARGETS,
  targetOption,
  decodeTargetOption,
  setRouteSelected,
  setTargetSelected,
} from "../../../src/audience/occupants/occupantOptions.ts"
import { TELEMARKETING_NOTE } from "../../../src/audience/Notices.ts"
import { phoneShareText, telemarketingNote } from "../../../src/audience/step/phoneOptions.ts"

describe("the bit sums of occupant options [ob9-occupant-bits]", () => {
  it("tick what their bits say", () => {
    expect([0, 1, 2, 4, 5, 7].map(decodeTargetOption)).toEqual([
      [],
      ["homes"],
      ["apartments"],
      ["businesses"],
      ["homes", "businesses"],
      ["homes", "apartments", "businesses"],
    ])
    expect([0, 1, 2, 4, 6].map(decodeRouteOption)).toEqual([
      [],
      ["carrierRoutes"],
      ["poBoxes"],
      ["ruralRoutes"],
      ["poBoxes", "ruralRoutes"],
    ])
  })

  it("count a box once, however often it is named", () => {
    expect([targetOption(["homes", "homes"]), routeOption(["poBoxes", "poBoxes"])]).toEqual([1, 2])
  })

  it("mean nothing beyond 0 to 7", () => {
    expect([-1, 8, 1.5].map(decodeTargetOption)).toEqual([undefined, undefined, undefined])
    expect([-1, 8, 1.5].map(decodeRouteOption)).toEqual([undefined, undefined, undefined])
  })

  it("write contact names as 1 and 0", () => {
    expect([true, false].map(contactNameOption)).toEqual([1, 0])
    expect([1, 0, 2].map(decodeContactNameOption)).toEqual([true, false, undefined])
  })
})

describe("the resident occupant page", () => {
  it("names its boxes", () => {
    expect(TARGETS.map(occupantTargetName)).toEqual(["Homes", "Apartments", "Businesses"])
    expect(ROUTES.map(occupantRouteName)).toEqual(["Carrier Routes", "PO Boxes", "Rural Routes"])
    expect(CONTACT_NAMES_LABEL).toBe("Include contact names where available")
  })

  it("ticks and unticks them, from nothing", () => {
    const homes = setTargetSelected(null, "homes", true)
    expect(homes).toEqual({ targets: ["homes"], routes: [], contactNames: false })
    const both = setRouteSelected(setTargetSelected(homes, "homes", true), "poBoxes", true)
    expect(both).toEqual({ targets: ["homes"], routes: ["poBoxes"], contactNames: false })
    expect(setRouteSelected(setTargetSelected(both, "homes", false), "poBoxes", false)).toEqual(
      emptyOccupantChoice,
    )
    expect(setRouteSelected(null, "poBoxes", false)).toEqual(emptyOccupantChoice)
    expect(setContactNames(null, true)).toEqual({ targets: [], routes: [], contactNames: true })
    expect(setContactNames(both, true)).toEqual({ ...both, contactNames: true })
  })

  it("says how many names there are, of what is loaded [ob9-contact-names]", () => {
    expect(occupantNote(0.7)).toBe(
      "Occupant lists are addressed to Current Resident or Occupant. Contact names are available for about 70% of the list.",
    )
    expect(occupantNote(0.004)).toContain("less than 1% of the list")
    expect(SOURCE_WITH_NAMES).toBe(10)
  })
})

describe("the phone options", () => {
  it.each([
    [51, "About 5% have phones"],
    [380, "About 38% have phones"],
    [3, "Less than 1% have phones"],
    [998, "More than 99% have phones"],
    [1_000, "About 100% have phones"],
    [0, "None of these records have phones"],
  ])("say of %i of 1,000 records: %s [ob9-phone-options]", (withPhones, text) => {
    expect(phoneShareText({ withPhones, total: 1_000 })).toBe(text)
  })

  it("say no share before there is a count, or where it is nobody [ob9-phone-options]", () => {
    for (const share of [null, { withPhones: 0, total: 0 }])
      expect(phoneShareText(share)).toBe("Included for records that have one")
  })

  it("come with a note on telemarketing [ob9-telemarketing-note] [p9-telemarketing-note]", () => {
    expect(TELEMARKETING_NOTE).toBe(
      "New York and Louisiana prohibit telemarketing during declared emergencies. Consumer phone numbers are pre-scrubbed against the Do Not Call list.",
    )
    const noted = (["noPhones", "phonesWhereAvailable", "onlyWithPhones", null] as const).map((option) =>
      [10, 20, 100].map((listType) => telemarketingNote(listType, option)),
    )
    const note = [TELEMARKETING_NOTE, TELEMARKETING_NOTE, null]
    const none = [null, null, null]
    expect(noted).toEqual([none, note, note, none])
  })
})
