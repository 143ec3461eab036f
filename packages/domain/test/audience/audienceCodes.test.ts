import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import {
  attributeCategories,
  attributeCategoryName,
  criterionOrigins,
} from "../../src/audience/attributes/attributeCategories.ts"
import { AttributeValue } from "../../src/audience/attributes/Attribute.ts"
import { areAttributesDisabled, audienceUnits } from "../../src/audience/attributes/audienceUnits.ts"
import {
  EMAIL_OPTIONS,
  emailOptionName,
  EncodedEmailOption,
  showsEmailOptions,
} from "../../src/audience/step/emailOptions.ts"
import { LIST_TYPES } from "../../src/catalog/listTypes.ts"
import { emailSectionReading } from "../../src/shared/readings.ts"
import { quickPickOrigin, quickPickTypes } from "../../src/audience/quick-picks/QuickPick.ts"

describe("the demo categories", () => {
  it.each([
    [18, "Automotive"],
    [16, "Business"],
    [15, "Consumer Packaged Goods"],
    [14, "Communications"],
    [19, "Credit Card"],
    [17, "Financial Services"],
    [3, "General"],
    [4, "Health Care"],
    [5, "Insurance"],
    [6, "Investment Services"],
    [7, "Media"],
    [8, "Non-Profit"],
    [9, "Political"],
    [10, "Retail"],
    [12, "Travel Entertainment"],
    [13, "Technology"],
  ])("know %i as %s", (code, name) => {
    const category = attributeCategories.decode(code)
    expect(category === undefined ? undefined : attributeCategoryName(category)).toBe(name)
  })

  it("are 16, without 11", () => {
    expect(attributeCategories.names).toHaveLength(16)
    expect(attributeCategories.decode(11)).toBeUndefined()
  })
})

describe("where a selected demo comes from", () => {
  it("is written as 2 to 7", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(criterionOrigins.decode)).toEqual([
      undefined,
      "quickPick",
      "general",
      "businessTypeAdded",
      "businessQuickPick",
      "businessTypeOmitted",
      "siteQuickPick",
      undefined,
    ])
  })

  it("is 2 for an own quick pick, 7 for a site's and 5 for one of business types", () => {
    expect(
      (["own", "site", "business"] as const).map((kind) => criterionOrigins.encode(quickPickOrigin(kind))),
    ).toEqual([2, 7, 5])
  })

  it("is told by QpType 1 of site quick picks", () => {
    expect(quickPickTypes.encode("site")).toBe(1)
    expect(quickPickTypes.decode(0)).toBe("own")
  })
})

describe("all households", () => {
  it("are DemoType 99, single people 1 [ob9-all-households]", () => {
    expect([1, 99, 0].map(audienceUnits.decode)).toEqual(["individuals", "allHouseholds", undefined])
  })

  it("disable the demographic controls [ob4-all-households]", () => {
    expect(areAttributesDisabled({ unit: "allHouseholds" })).toBe(true)
    expect(areAttributesDisabled({ unit: "individuals" })).toBe(false)
  })
})

describe("the email options [ob9-email-options]", () => {
  it("are written as noemail, onlyemail and email", () => {
    const encode = Schema.encodeSync(EncodedEmailOption)
    const decode = Schema.decodeUnknownSync(EncodedEmailOption)
    expect((["noEmail", "onlyEmail", "email"] as const).map((option) => encode(option))).toEqual([
      "noemail",
      "onlyemail",
      "email",
    ])
    expect(["noemail", "onlyemail", "email"].map((word) => decode(word))).toEqual([
      "noEmail",
      "onlyEmail",
      "email",
    ])
    expect(() => decode("noEmail")).toThrow()
  })

  it("are in a section that is hidden unless the site shows it, of source 260 alone", () => {
    expect(emailSectionReading.default).toBe("hidden")
    const shown = (reading: "hidden" | "shown") =>
      LIST_TYPES.map(({ code }) => code).filter((code) => showsEmailOptions(code, reading))
    expect([shown("hidden"), shown("shown")]).toEqual([[], [260]])
  })

  it("have names", () => {
    expect(EMAIL_OPTIONS.map(emailOptionName)).toEqual([
      "No email",
      "Email where available",
      "Only records with email",
    ])
  })
})

describe("a value of an attribute", () => {
  it.each([
    { value: "A", name: "Under 25" },
    { value: "A", name: "Under 25", description: "18 to 24 years", id: 7, position: 1 },
  ])("%j is read as it is", (given) => {
    expect(Schema.decodeUnknownSync(AttributeValue)(given)).toEqual(given)
  })
})
