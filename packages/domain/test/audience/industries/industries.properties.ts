import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import {
  chosenIndustries,
  industryCheckboxState,
  industryMark,
  inheritedMark,
  toggleIndustry,
} from "../../../src/audience/industries/chooseIndustries.ts"
import { foundIndustries } from "../../../src/audience/industries/foundIndustries.ts"
import { hasSelectedIndustry } from "../../../src/audience/industries/hasSelectedIndustry.ts"
import { isWithinIndustry } from "../../../src/audience/industries/isWithinIndustry.ts"
import {
  applyPastedIndustries,
  parsePastedIndustries,
} from "../../../src/audience/industries/parsePastedIndustries.ts"
import type { Audience } from "../../../src/definition/Audience.ts"
import { industryCode } from "../arbitraryAudience.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

/** The codes that records may have: nothing lies below them in the tree. */
const LEAVES = ["2011", "5211", "5812", "5813"]

/** Each code is added, omitted or neither. */
const chosen = fc
  .tuple(fc.uniqueArray(industryCode, { maxLength: 5 }), fc.nat({ max: 5 }))
  .map(([codes, omitted]) => ({ added: codes.slice(omitted), omitted: codes.slice(0, omitted) }))

const audienceOf = (industries: {
  readonly added: ReadonlyArray<string>
  readonly omitted: ReadonlyArray<string>
}): Audience => ({ unit: "individuals", criteria: [{ kind: "industries", column: "SIC", ...industries }] })

const marksOf = (audience: Audience) => {
  const { added, omitted } = chosenIndustries(audience, "SIC")
  return { added, omitted }
}
const tick = (audience: Audience, code: string) => toggleIndustry(audience, "SIC", code)
const entry = fc
  .tuple(fc.boolean(), fc.oneof(industryCode, fc.constantFrom("99x", "5", "", "g")))
  .map(([isOmitted, code]) => `${isOmitted ? "-" : ""}${code}`)

export const industrySentences = sentencesAbout(
  "audience",
  // [ob4-business-types]
  always(
    "ticking the box of a business type that has no mark of its own twice leaves everything as it was",
    fc.property(chosen, industryCode, (given, code) => {
      if (industryMark(given, code) !== "neither") return
      const before = audienceOf(given)
      assert.deepEqual(marksOf(tick(tick(before, code), code)), given)
    }),
  ),
  always(
    "a ticked box changes the mark of its own business type alone, and below one that is left out adds nothing",
    fc.property(chosen, industryCode, industryCode, (given, code, other) => {
      const after = chosenIndustries(tick(audienceOf(given), code), "SIC")
      if (other !== code) assert.equal(industryMark(after, other), industryMark(given, other))
      if (inheritedMark(given, code) === "omitted") assert.equal(after.added.includes(code), false)
    }),
  ),
  always(
    "a box shows whether the records below its business type are wanted: all, none, or left out",
    fc.property(chosen, industryCode, (given, code) => {
      const leaves = LEAVES.filter((leaf) => isWithinIndustry(leaf, code))
      const isWanted = (leaf: string) => given.added.length > 0 && hasSelectedIndustry(given, [leaf])
      const isLeftOut = (leaf: string) => !hasSelectedIndustry({ added: [], omitted: given.omitted }, [leaf])
      switch (industryCheckboxState(given, code)) {
        case "all":
          return leaves.every(isWanted)
        case "none":
          return !leaves.some(isWanted) && !leaves.some(isLeftOut)
        case "leftOut":
          return leaves.every(isLeftOut)
        case "some":
          return [...given.added, ...given.omitted].some(
            (other) => other !== code && isWithinIndustry(other, code),
          )
      }
    }),
  ),
  always(
    "what a search found stands once each at its place in the tree, below all that it lies in and nothing else",
    fc.property(fc.array(industryCode), (hits) => {
      const found = foundIndustries(hits)
      const codes = found.map(({ code }) => code)
      assert.deepEqual(codes, [...new Set(codes)])
      assert.deepEqual(
        found
          .filter(({ isHit }) => isHit)
          .map(({ code }) => code)
          .toSorted(),
        [...new Set(hits)].toSorted(),
      )
      for (const [at, { code, depth, isHit }] of found.entries()) {
        const above = codes.slice(0, at).filter((other) => isWithinIndustry(code, other))
        assert.equal(above.length, depth)
        assert.ok(isHit || hits.some((hit) => isWithinIndustry(hit, code)))
        // Business types under a node follows it without anything else between.
        const last = codes.findLastIndex((other) => isWithinIndustry(other, code))
        assert.ok(codes.slice(at, last).every((other) => isWithinIndustry(other, code)))
      }
    }),
  ),
  always(
    "whatever is pasted is chosen or named as unknown, in its order, and choosing the unknown again changes nothing",
    fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
      const text = entries.join(", ")
      const known = new Set(["G", "D", "52", "58", "5812", "5813"])
      const read = parsePastedIndustries(text, known)
      const isBlank = entries.every((one) => one === "")
      if (Result.isFailure(read)) return assert.ok(isBlank)
      const pasted = read.success
      assert.equal(isBlank, false)
      const audience = applyPastedIndustries({ unit: "individuals", criteria: [] }, "SIC", pasted)
      const after = chosenIndustries(audience, "SIC")
      for (const { code } of pasted.codes) {
        const last = pasted.codes.findLast((one) => one.code === code)
        assert.equal(industryMark(after, code), last?.isOmitted === true ? "omitted" : "added")
      }
      const said = [
        ...pasted.codes.map(({ code, isOmitted }) => `${isOmitted ? "-" : ""}${code}`),
        ...pasted.unknown,
      ]
      assert.deepEqual(
        new Set(said.map((one) => one.toUpperCase())),
        new Set(entries.filter((one) => one !== "").map((one) => one.toUpperCase())),
      )
      if (pasted.unknown.length === 0) return
      const again = Result.getOrThrow(parsePastedIndustries(pasted.unknown.join("\n"), known))
      assert.equal(applyPastedIndustries(audience, "SIC", again), audience)
      assert.deepEqual(again.unknown, pasted.unknown)
    }),
  ),
)
