import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { addPastedCodes } from "../../../src/geography/codes/addCodes.ts"
import { pasteNotice } from "../../../src/geography/Notices.ts"
import { skippedEntries, skipReasonText } from "../../../src/geography/codes/skippedEntries.ts"
import { PASTE_LIMIT, parsePastedCodes } from "../../../src/geography/codes/parsePastedCodes.ts"
import { exampleOf, ofSource, textsOf, zip } from "../areaExamples.ts"
import { Areas } from "../../../src/geography/Areas.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"
import { fillPlaceholders } from "../../../src/shared/wording/MessageText.ts"

describe("pasted postal codes", () => {
  it.each([
    ["M5V 2T6", ["M5V2T6"]],
    ["M5V2T6", ["M5V2T6"]],
    ["m5v-2t6", ["M5V2T6"]],
    ["M5V\n2T6", ["M5V2T6"]],
    ["M5V 2T6 K1A 0B1", ["M5V2T6", "K1A0B1"]],
    ["M5V K1A 0B1;M5V", ["M5V", "K1A0B1", "M5V"]],
    ["M5V,2T6", ["M5V", "2T6"]],
    ["M5V 2T6X", ["M5V", "2T6X"]],
    ["XM5V 2T6", ["XM5V", "2T6"]],
    ["60614", ["60614"]],
    ["XM5V-2T6 M5V-2T6X", ["XM5V-2T6", "M5V-2T6X"]],
  ])("%j are %j", (text, codes) => {
    expect(parsePastedCodes(text, "postalCode")).toEqual(Result.succeed(codes))
  })

  it("count as one entry each towards the limit", () => {
    const codes = (entries: number): string => Array.from({ length: entries }, () => "M5V 2T6").join(" ")
    expect(Result.isSuccess(parsePastedCodes(codes(PASTE_LIMIT), "postalCode"))).toBe(true)
    expect(Result.getFailure(parsePastedCodes(codes(PASTE_LIMIT + 1), "postalCode"))).toMatchObject({
      value: { _tag: "PasteTooLong", entries: PASTE_LIMIT + 1 },
    })
  })

  it("have an example of their own", () => {
    const refused = Result.getOrThrow(Result.flip(parsePastedCodes(" , ", "postalCode")))
    expect(pasteNotice(refused).text).toEqual(
      fillPlaceholders(TEXTS.pasteEmpty, { kind: "Postal Code", example: "M5V 2T6" }),
    )
  })
})

describe("adding postal codes", () => {
  const run = (text: string) =>
    Effect.runPromise(
      Effect.provide(
        addPastedCodes(ofSource(100, zip("60614")), text, "postalCode"),
        Layer.succeed(Areas, {
          validCodes: (_, __, codes) => Effect.succeed(codes.filter((code) => code.startsWith("M5V"))),
          zipsInRange: () => Effect.die("not asked"),
          places: () => Effect.die("not asked"),
          references: Effect.die("not asked"),
        }),
      ),
    )

  it("adds the valid ones and says that others are left out", async () => {
    const added = await run("M5V 2T6, M5V, K1A")
    const { postalCode } = exampleOf
    expect(added.definition.areas).toEqual([postalCode, { ...postalCode, postalCode: "M5V" }])
    expect(added.removed).toEqual([zip("60614")])
    expect(textsOf(added.warnings)).toEqual([TEXTS.somePostalCodesInvalid])
  })

  it("keeps the list when there is nothing to add", async () => {
    expect(textsOf((await run("")).warnings)).toEqual([
      fillPlaceholders(TEXTS.pasteEmpty, { kind: "Postal Code", example: "M5V 2T6" }),
    ])
    const none = await run("K1A")
    expect(none).toMatchObject({ added: [], removed: [] })
    expect(textsOf(none.warnings)).toEqual([TEXTS.noPostalCodeValid])
  })
})

describe("what became no postal code", () => {
  it.each([
    ["K1A 0B1", "No such postal code"],
    ["60614", "Looks like a ZIP Code, not a Postal Code"],
    ["M5V 2T", "Not formatted like a Postal Code, such as M5V 2T6"],
  ])("%s says why", (entry, text) => {
    const [notAdded] = skippedEntries([entry], "postalCode", [])
    expect(notAdded?.entry).toBe(entry)
    expect(notAdded === undefined ? "" : skipReasonText(notAdded.why, "postalCode")).toBe(text)
  })

  it("is one that stands there twice, however it is written", () => {
    expect(skippedEntries(["M5V 2T6", "m5v2t6"], "postalCode", [exampleOf.postalCode])).toEqual([
      { entry: "m5v2t6", why: { kind: "repeated" } },
    ])
  })

  it("is said of one among ZIP Codes", () => {
    const [notAdded] = skippedEntries(["M5V"], "zip", [])
    expect(notAdded === undefined ? "" : skipReasonText(notAdded.why, "zip")).toBe(
      "Looks like a Postal Code, not a ZIP Code",
    )
  })
})
