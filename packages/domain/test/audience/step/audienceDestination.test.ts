import { emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../../src/definition/ListDefinition.ts"
import { describe, expect, it } from "vitest"
import { audienceDestination } from "../../../src/audience/step/audienceDestination.ts"
import {
  type AudienceStep,
  toAudienceStep,
  canLeaveAudience,
  geographyCountAction,
  nextStepWarnings,
} from "../../../src/audience/step/audienceStep.ts"
import { audienceWarningText } from "../../../src/audience/Notices.ts"
import { geoTypes } from "../../../src/definition/GeoType.ts"
import { NO_TARGET_GEOGRAPHY } from "../../../src/geography/Notices.ts"
import { audienceNextReading } from "../../../src/shared/readings.ts"
import {
  missingCountRequirements,
  countRequirementText,
} from "../../../src/order/flow/decideGeographyStep.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const getCountWarnings = (...list: Parameters<typeof missingCountRequirements>) =>
  missingCountRequirements(...list).map(countRequirementText)

const complete: AudienceStep = {
  listType: 10,
  criterionCount: 1,
  allHouseholds: false,
  phoneOption: "noPhones",
  phoneOptionsHidden: false,
  phoneOptionRequired: true,
  targetCount: 0,
  routeCount: 0,
}

const saysWho: ListDefinition = {
  ...emptyDefinition(10),
  audience: { unit: "individuals", criteria: [{ kind: "values", column: "INCOME", values: ["A"] }] },
  phoneOption: "noPhones",
}
const inIllinois: ListDefinition = { ...saysWho, areas: [{ kind: "state", state: "IL", excluded: false }] }
const ofSavedCounts = (...ids: ReadonlyArray<string>): ListDefinition => ({
  ...saysWho,
  areas: ids.map((savedCount) => ({ kind: "savedCount", savedCount, excluded: false })),
})

describe("what the audience step says is missing [ob5-next-messages]", () => {
  it.each([
    [{}, []],
    [{ criterionCount: 0 }, [TEXTS.noAudience]],
    [{ criterionCount: 0, allHouseholds: true }, []],
    [{ phoneOption: null }, [TEXTS.noPhoneOption]],
    [{ phoneOption: null, phoneOptionsHidden: true }, []],
    [{ phoneOption: null, phoneOptionRequired: false }, []],
    [{ listType: 50 }, [TEXTS.noTargetingOption, TEXTS.noRouteOption]],
    [{ listType: 50, targetCount: 1, routeCount: 1 }, []],
  ] as const)("with %j: %j", (missing, texts) => {
    expect(nextStepWarnings({ ...complete, ...missing }).map(audienceWarningText)).toEqual(texts)
  })
})

describe("NEXT STEP of the audience step [ob4-audience-next]", () => {
  it("warns of what is missing and goes nowhere", () => {
    expect(audienceDestination({ ...inIllinois, phoneOption: null }, "state")).toEqual({
      _tag: "Warn",
      warnings: ["noPhoneOption"],
    })
  })

  it("submits where an area is chosen, and asks for one where none is", () => {
    expect(audienceDestination(inIllinois, "state")).toEqual({ _tag: "Submit" })
    expect(audienceDestination(saysWho, "state")).toEqual({ _tag: "ChooseGeography" })
  })

  it("submits without a chosen area for types 20 and 23 alone", () => {
    const submits = geoTypes.names.filter(
      (geoType) => audienceDestination(saysWho, geoType)._tag === "Submit",
    )
    expect(submits.map(geoTypes.encode)).toEqual([20, 23])
  })

  it("asks for a second saved count", () => {
    expect(audienceDestination(ofSavedCounts("a"), "multiCount")._tag).toBe("ChooseGeography")
    expect(audienceDestination(ofSavedCounts("a", "b"), "multiCount")._tag).toBe("Submit")
  })

  it.each([
    ["input", {}, "pressable", "pressable"],
    ["summary", {}, "pressable", "pressable"],
    ["count", {}, "disabled", "disabled"],
    ["input", { phoneOption: null }, "pressable", "pressable"],
    ["input", { criterionCount: 0 }, "pressable", "disabled"],
    ["input", { criterionCount: 0, phoneOption: null }, "pressable", "disabled"],
    ["input", { criterionCount: 0, allHouseholds: true }, "pressable", "pressable"],
    ["input", { listType: 50 }, "pressable", "disabled"],
    ["input", { listType: 50, targetCount: 1 }, "pressable", "disabled"],
    ["input", { listType: 50, routeCount: 1 }, "pressable", "disabled"],
    ["input", { listType: 50, targetCount: 1, routeCount: 1 }, "pressable", "pressable"],
  ] as const)("at the step %s with %j is %s, by the other reading %s", (orderStep, changed, ...expected) => {
    const inReading = audienceNextReading.options.map((reading) =>
      canLeaveAudience({ ...complete, ...changed }, orderStep, reading) ? "pressable" : "disabled",
    )
    expect(inReading).toEqual(expected)
  })
})

describe("the geography count modal [ob4-geography-count-modal]", () => {
  it.each([
    [{}, "submit"],
    [{ phoneOption: null }, "askPhoneOption"],
    [{ phoneOption: null, phoneOptionsHidden: true }, "submit"],
    [{ phoneOption: null, phoneOptionRequired: false }, "submit"],
    [{ criterionCount: 0 }, "chooseDemographics"],
    [{ criterionCount: 0, allHouseholds: true }, "submit"],
    [{ criterionCount: 0, allHouseholds: true, phoneOption: null }, "askPhoneOption"],
  ] as const)("with %j: %s", (changed, next) => {
    expect(geographyCountAction({ ...complete, ...changed })).toBe(next)
  })
})

describe("a definition on the audience step", () => {
  it("of a source without phone options hides them", () => {
    expect(toAudienceStep(emptyDefinition(200))).toMatchObject({
      phoneOptionsHidden: true,
      phoneOptionRequired: false,
    })
    expect(toAudienceStep(emptyDefinition(10))).toMatchObject({
      phoneOptionsHidden: false,
      phoneOptionRequired: true,
    })
  })

  it("has no phone option that its source does not offer", () => {
    const optionOf = (listType: number) =>
      toAudienceStep({ ...emptyDefinition(listType), phoneOption: "onlyWithPhones" }).phoneOption
    expect([10, 130, 200].map(optionOf)).toEqual(["onlyWithPhones", null, null])
  })

  it("of a saturation list is all households without anybody saying so", () => {
    expect([10, 50, 130, 140].map((code) => toAudienceStep(emptyDefinition(code)).allHouseholds)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it("counts what is chosen", () => {
    expect(
      toAudienceStep({
        ...emptyDefinition(140),
        audience: {
          unit: "allHouseholds",
          criteria: [{ kind: "values", column: "INCOME", values: ["A"] }],
        },
        occupant: { targets: ["homes"], routes: ["poBoxes", "ruralRoutes"], contactNames: false },
      }),
    ).toMatchObject({ criterionCount: 1, allHouseholds: true, targetCount: 1, routeCount: 2 })
  })
})

describe("Get Count [ob5-get-count]", () => {
  it("also asks for an area, and for targets and routes of occupant sources", () => {
    expect(getCountWarnings(emptyDefinition(140), "zip")).toEqual([
      NO_TARGET_GEOGRAPHY,
      TEXTS.noAudience,
      TEXTS.noPhoneOption,
      TEXTS.noTargetingOption,
      TEXTS.noRouteOption,
    ])
  })

  it("asks for no area where the whole nation is chosen", () => {
    const nation = { ...emptyDefinition(10), areas: [{ kind: "nation", excluded: false }] } as const
    expect(getCountWarnings(nation, "nationwide")).not.toContain(NO_TARGET_GEOGRAPHY)
  })
})
