import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { addPostalCodes, pastedPostalCodes } from "../../../src/geography/codes/addPostalCodes.ts"
import { pasteNotice } from "../../../src/geography/Notices.ts"
import { PASTE_LIMIT } from "../../../src/geography/codes/pastedCodes.ts"
import { exampleOf, ofSource, textsOf, zip } from "../areaExamples.ts"
import { PostalCodes } from "../../../src/geography/codes/PostalCodes.ts"

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
    expect(pastedPostalCodes(text)).toEqual(Result.succeed(codes))
  })

  it("count as one entry each towards the limit", () => {
    const codes = (entries: number): string => Array.from({ length: entries }, () => "M5V 2T6").join(" ")
    expect(Result.isSuccess(pastedPostalCodes(codes(PASTE_LIMIT)))).toBe(true)
    expect(Result.getFailure(pastedPostalCodes(codes(PASTE_LIMIT + 1)))).toMatchObject({
      value: { _tag: "PasteTooLong", entries: PASTE_LIMIT + 1 },
    })
  })

  it("have an example of their own", () => {
    const refused = Result.getOrThrow(Result.flip(pastedPostalCodes(" , ")))
    expect(pasteNotice(refused).text).toBe("Please input at least one valid Postal Code (M5V 2T6)")
  })
})

describe("adding postal codes", () => {
  const run = (text: string) =>
    Effect.runPromise(
      Effect.provide(
        addPostalCodes(ofSource(100, zip("60614")), text),
        Layer.succeed(PostalCodes, {
          validPostalCodes: (codes) => Effect.succeed(codes.filter((code) => code.startsWith("M5V"))),
        }),
      ),
    )

  it("adds the valid ones and says that others are left out", async () => {
    const added = await run("M5V 2T6, M5V, K1A")
    const { postalCode } = exampleOf
    expect(added.definition.areas).toEqual([postalCode, { ...postalCode, postalCode: "M5V" }])
    expect(added.removed).toEqual([zip("60614")])
    expect(textsOf(added.warnings)).toEqual([
      "Please enter the correct ZIP codes. Invalid or duplicate entries have been removed.",
    ])
  })

  it("keeps the list when there is nothing to add", async () => {
    expect(textsOf((await run("")).warnings)).toEqual([
      "Please input at least one valid Postal Code (M5V 2T6)",
    ])
    expect(await run("K1A")).toMatchObject({ added: [], removed: [] })
  })
})
