import { emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../../src/definition/ListDefinition.ts"
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { areaCode } from "../../../src/definition/areaKey.ts"
import {
  addPastedCodes,
  addZipBoxes,
  addZipRange,
  previewZipBoxes,
} from "../../../src/geography/codes/addCodes.ts"
import { Areas } from "../../../src/geography/Areas.ts"
import type { AreasUpdate } from "../../../src/geography/AreasUpdate.ts"
import {
  skippedEntries,
  groupSkippedEntries,
  needsCorrection,
  skipReasonText,
} from "../../../src/geography/codes/skippedEntries.ts"
import { codeToArea, splitPastedText } from "../../../src/geography/codes/parsePastedCodes.ts"
import { Refused } from "../../../src/shared/Failures.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const VALID = new Set(["60614", "60615", "60616", "606141234", "60614C001"])
let lookUps = 0
let mostZips = 0
const areas = Layer.succeed(Areas, {
  validCodes: (_, __, codes) => {
    lookUps += 1
    return Effect.succeed([...new Set(codes)].filter((code) => VALID.has(code)))
  },
  zipsInRange: (from, to, maxLength) => {
    mostZips = maxLength
    const zips = [...VALID].filter((code) => code.length === 5 && code >= from && code <= to)
    return Number(to) - Number(from) > maxLength
      ? Effect.fail(new Refused({ reason: "too many" }))
      : Effect.succeed(zips)
  },
  places: () => Effect.succeed([]),
  references: Effect.die("areas are added without asking whose they are"),
})
const run = (effect: Effect.Effect<AreasUpdate, unknown, Areas>) =>
  Effect.runPromise(Effect.provide(effect, areas))
const codesOf = ({ definition }: AreasUpdate) => definition.areas.map(areaCode)
const textsOf = ({ warnings }: AreasUpdate) => warnings.map(({ text }) => text)
const empty = emptyDefinition(10)
const holding = (...zips: ReadonlyArray<string>): ListDefinition => ({
  ...empty,
  areas: zips.map((zip) => codeToArea("zip", zip)),
})

describe("the list that the ZIP boxes are expected to make", () => {
  it.each([
    { held: ["60614"], boxes: ["60615", "", " 60614", "60616"] },
    { held: [], boxes: ["60616", "60616"] },
    { held: ["60615", "60616"], boxes: ["60614"] },
  ])("is the one that they make where all are valid: $boxes beside $held", async ({ held, boxes }) => {
    const standing = holding(...held)
    expect(previewZipBoxes(standing, boxes)).toEqual((await run(addZipBoxes(standing, boxes))).definition)
  })

  it("is the same where a list takes one area at a time", async () => {
    const one = { ...emptyDefinition(110), areas: holding("60614").areas }
    const expected = previewZipBoxes(one, ["60615", "60616"])
    expect(expected?.areas.map(areaCode)).toEqual(["60616"])
    expect(expected).toEqual((await run(addZipBoxes(one, ["60615", "60616"]))).definition)
  })

  it.each([[["", ""]], [["6061"]], [["60614", "6061x"]]])("is not known of %j", (boxes) => {
    expect(previewZipBoxes(empty, boxes)).toBeNull()
  })
})

describe("adding the ZIP boxes", () => {
  it("adds what is valid after what is there, each once", async () => {
    const added = await run(addZipBoxes(holding("60614"), ["60615", "", "60614"]))
    expect(codesOf(added)).toEqual(["60614", "60615"])
    expect(textsOf(added)).toEqual([])
  })

  it.each([
    [["60614", "00000"], ["60614"], TEXTS.someZipsInvalid, true],
    [["00000"], [], TEXTS.noZipValid, true],
    [["", ""], [], TEXTS.noZipEntered, false],
  ])("%j gives %j and says why; what was looked up is used up", async (boxes, codes, text, isUsedUp) => {
    const added = await run(addZipBoxes(empty, boxes))
    expect(codesOf(added)).toEqual(codes)
    expect(textsOf(added)).toEqual([text])
    expect(added.isUsedUp).toBe(isUsedUp)
  })

  it("asks no server for nothing", async () => {
    lookUps = 0
    await run(addZipBoxes(empty, ["", ""]))
    await run(addPastedCodes(empty, " ,; ", "zip"))
    expect(lookUps).toBe(0)
  })
})

describe("what stays of a pasted text", () => {
  const left = async (text: string, type: "zip" | "zip4" | "carrierRoute", definition = holding("60601")) => {
    const { added, passedOver } = await run(addPastedCodes(definition, text, type))
    return skippedEntries(splitPastedText(text), type, added, passedOver)
  }
  const stays = async (text: string, type: "zip" | "zip4" | "carrierRoute") =>
    (await left(text, type)).filter(needsCorrection).map(({ entry }) => entry)
  const reasons = async (...asked: Parameters<typeof left>) =>
    groupSkippedEntries(await left(...asked)).map(({ why, entries }) => [
      skipReasonText(why, asked[1]),
      ...entries,
    ])

  it("is what became no area, as it was typed, each once", async () => {
    expect(await stays("60614, abc;00000 60614\nabc", "zip")).toEqual(["abc", "00000"])
  })

  it("is nothing of what is valid, however it was written", async () => {
    expect(await stays("60614-1234 606141234", "zip4")).toEqual([])
    expect(await stays("60614c001", "carrierRoute")).toEqual([])
  })

  it("is all of it where nothing is valid", async () => {
    expect(await stays("99999b999 99999-0000", "carrierRoute")).toEqual(["99999b999", "99999-0000"])
  })

  it("has a reason for every entry, and what was only repeated comes last", async () => {
    expect(await reasons("60614 60614 00000 abc 2134 60614-1234 60614c001 99999 abc", "zip")).toEqual([
      ["No such ZIP Code", "00000", "99999"],
      ["Not formatted like a ZIP Code, such as 60614", "abc"],
      ["Fewer than 5 digits: is a leading 0 missing?", "2134"],
      ["Looks like a ZIP+4, not a ZIP Code", "60614-1234"],
      ["Looks like a Carrier Route, not a ZIP Code", "60614c001"],
      ["Entered more than once", "60614", "abc"],
    ])
    expect(await reasons("60614C001 60614c001 60614C999 606", "carrierRoute")).toEqual([
      ["No such carrier route", "60614C999"],
      ["Not formatted like a Carrier Route, such as 60614C001", "606"],
      ["Entered more than once", "60614c001"],
    ])
  })

  it("says which valid entries a list of one area skips", async () => {
    expect(await reasons("60614 60615 00000", "zip", emptyDefinition(110))).toEqual([
      ["Skipped: this list accepts one area at a time", "60614"],
      ["No such ZIP Code", "00000"],
    ])
  })

  it("counts each entry once: those added and those with a reason are all of them", async () => {
    const entries = Array.from({ length: 2_000 }, (_, at) => (at % 2 === 0 ? "60614" : String(at)))
    const { added } = await run(addPastedCodes(empty, entries.join(" "), "zip"))
    expect(skippedEntries(entries, "zip", added)).toHaveLength(2_000 - added.length)
  })
})

describe("adding pasted codes", () => {
  it("reads them however they are separated", async () => {
    expect(codesOf(await run(addPastedCodes(empty, "60614, 60615;60616", "zip")))).toEqual([
      "60614",
      "60615",
      "60616",
    ])
  })

  it("lets areas of another kind make way, and tells which", async () => {
    const added = await run(addPastedCodes(holding("60614", "60615"), "60614-1234", "zip4"))
    expect(codesOf(added)).toEqual(["606141234"])
    expect(added.removed.map(areaCode)).toEqual(["60614", "60615"])
  })

  it("refuses 2,001 entries and keeps the definition", async () => {
    const before = holding("60614")
    const added = await run(
      addPastedCodes(before, Array.from({ length: 2_001 }, () => "60615").join(" "), "zip"),
    )
    expect(added.definition).toBe(before)
    expect(textsOf(added)[0]).toContain("You pasted 2,001 entries, but you can add at most 2,000")
  })

  it("keeps the definition when nothing is valid, areas of another kind included", async () => {
    const before = holding("60614")
    const added = await run(addPastedCodes(before, "99999B999", "carrierRoute"))
    expect(added).toMatchObject({ definition: before, added: [], removed: [] })
  })

  it("refuses more areas than a definition may have", async () => {
    const before = {
      ...empty,
      areas: Array.from({ length: 2_000 }, (_, index) => codeToArea("zip", String(10_000 + index))),
    }
    const added = await run(addPastedCodes(before, "60614", "zip"))
    expect(added.definition).toBe(before)
    expect(textsOf(added)[0]).toContain("at most 2,000 areas, and this would bring it to 2,001")
  })
})

describe("adding a range", () => {
  it("adds every ZIP Code in it, both ends included", async () => {
    expect(codesOf(await run(addZipRange(empty, "60614", " 60616 ")))).toEqual(["60614", "60615", "60616"])
  })

  it("asks for 2,000 ZIP Codes at most [ob9-zip-limits]", async () => {
    await run(addZipRange(empty, "60614", "60616"))
    expect(mostZips).toBe(2_000)
  })

  it.each([
    ["60614", "", TEXTS.zipRangeIncomplete],
    ["60616", "60614", "The first ZIP Code in the range can't be higher than the last one."],
    ["10000", "10001", "There are no ZIP Codes in this range."],
    [
      "00501",
      "99950",
      "The range contains more than 2,000 ZIP Codes. Nothing was added. Please enter a shorter range.",
    ],
  ])("from '%s' to '%s' adds nothing and says why", async (from, to, text) => {
    const added = await run(addZipRange(empty, from, to))
    expect(added.definition).toBe(empty)
    expect(textsOf(added)).toEqual([text])
  })
})
