import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { areaCode } from "../../../src/definition/areaKey.ts"
import { parseScfBoxes, MAX_SCF_RANGE, validateScfRange } from "../../../src/geography/codes/scfEntry.ts"
import { addScfBoxes, addScfRange } from "../../../src/geography/codes/addScfs.ts"
import type { AreasUpdate } from "../../../src/geography/AreasUpdate.ts"
import type { Places } from "../../../src/geography/places/Places.ts"
import { Refused } from "../../../src/shared/Failures.ts"
import { exampleOf, holding, textsOf } from "../areaExamples.ts"
import { placesWith } from "../places/placesStub.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const scfsFrom = (from: string, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, n) => String(Number(from) + n).padStart(3, "0"))

let asked: ReadonlyArray<unknown> = []
const places = placesWith({
  zipsOfScfs: (scfs) => {
    asked = scfs
    return Effect.succeed(
      scfs.filter((scf) => scf.startsWith("60")).flatMap((scf) => [`${scf}01`, `${scf}02`]),
    )
  },
  scfsInRange: (from, to, maxLength) => {
    asked = [from, to, maxLength]
    if (from === "998") return Effect.fail(new Refused({ reason: "too many" }))
    if (from === "997") return Effect.succeed(scfsFrom("000", MAX_SCF_RANGE + 1))
    return Effect.succeed(from === "990" ? [] : scfsFrom(from, Number(to) - Number(from) + 1))
  },
})
const run = (effect: Effect.Effect<AreasUpdate, unknown, Places>) =>
  Effect.runPromise(Effect.provide(effect, places))
const codesOf = ({ definition }: AreasUpdate) => definition.areas.map(areaCode)

describe("the SCF boxes [ob5-scf]", () => {
  it.each([
    [["606", "", " 607 ", "606"], { sent: ["606", "607", "606"], scfs: ["606", "607"] }],
    [["60", "6061", "6O6", "606"], { sent: ["60", "6061", "6O6", "606"], scfs: ["606"] }],
  ])("%j hold %j", (boxes, entered) => {
    expect(parseScfBoxes(boxes)).toEqual(Result.succeed(entered))
  })

  it.each([[["", " "]], [["60"]]])("%j hold none", (boxes) => {
    expect(parseScfBoxes(boxes)).toEqual(Result.fail({ _tag: "NoScfEntered" }))
  })

  it("add the ones that exist, in place of other areas", async () => {
    const added = await run(addScfBoxes(holding(exampleOf.zip), ["607", "606"]))
    expect(codesOf(added)).toEqual(["607", "606"])
    expect(added.definition.areas).toMatchObject([{ kind: "scf", excluded: false }, {}])
    expect(added.removed).toEqual([exampleOf.zip])
    expect(added.warnings).toEqual([])
  })

  it.each([
    [["", ""], [], TEXTS.noScfEntered],
    [["606", "999"], ["606"], TEXTS.someScfsInvalid],
    [["606", "606"], ["606"], TEXTS.someScfsInvalid],
    [["606", "60"], ["606"], TEXTS.someScfsInvalid],
    [["999"], [], TEXTS.noScfValid],
  ])("%j add %j and say why", async (boxes, codes, text) => {
    const added = await run(addScfBoxes(holding(), boxes))
    expect(codesOf(added)).toEqual(codes)
    expect(textsOf(added.warnings)).toEqual([text])
    expect(added.warnings[0]?.kind).toBe("warning")
  })

  it("ask for nothing that is not an SCF", async () => {
    await run(addScfBoxes(holding(), ["606", "60"]))
    expect(asked).toEqual(["606"])
  })
})

describe("a range of SCF Codes [ob5-scf] [ob9-scf-limits]", () => {
  it("takes two in order, the same one included", () => {
    expect(validateScfRange(" 600 ", " 606 ")).toEqual(Result.succeed({ from: "600", to: "606" }))
    expect(Result.isSuccess(validateScfRange("606", "606"))).toBe(true)
  })

  it("adds all of it, both ends included", async () => {
    expect(codesOf(await run(addScfRange(holding(), "600", "602")))).toEqual(["600", "601", "602"])
    expect(asked).toEqual(["600", "602", 500])
  })

  it("may bring 500 and not one more", async () => {
    expect(codesOf(await run(addScfRange(holding(), "000", "499")))).toHaveLength(MAX_SCF_RANGE)
    const long = await run(addScfRange(holding(), "997", "999"))
    expect(long).toMatchObject({ added: [], definition: { areas: [] } })
    expect(textsOf(long.warnings)[0]).toContain("more than 500 SCF Codes")
  })

  it.each([
    ["606", "", TEXTS.scfRangeIncomplete],
    [" ", "606", TEXTS.scfRangeIncomplete],
    ["60", "606", "Both ends of the range must be 3-digit SCF Codes."],
    ["606", "6O7", "Both ends of the range must be 3-digit SCF Codes."],
    ["607", "606", "The first SCF Code in the range can't be higher than the last one."],
    ["990", "991", "There are no SCF Codes in this range."],
    [
      "998",
      "999",
      "The range contains more than 500 SCF Codes. Nothing was added. Please enter a shorter range.",
    ],
  ])("from '%s' to '%s' adds nothing and says why", async (from, to, text) => {
    const before = holding(exampleOf.zip)
    const added = await run(addScfRange(before, from, to))
    expect(added.definition).toBe(before)
    expect(textsOf(added.warnings)).toEqual([text])
  })
})
