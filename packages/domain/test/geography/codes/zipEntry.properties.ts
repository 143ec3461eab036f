import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { parsePastedCodes, splitPastedText } from "../../../src/geography/codes/parsePastedCodes.ts"
import { typeInBox } from "../../../src/geography/codes/typeInBox.ts"
import { ZIP_BOX_COUNT } from "../../../src/geography/codes/zipEntry.ts"
import { shouldContinueAfterAdding, startAdding } from "../../../src/geography/codes/zipPage.ts"
import { notice } from "../../../src/shared/Notice.ts"
import { separatedCode, separator, pasteText } from "../../../src/testing/pastes.ts"
import { pastedCodeLaws } from "../../../src/testing/codeLaws.ts"
import { always, ofLaws, sentencesAbout } from "../../property/Sentence.ts"

const postalCode = fc
  .tuple(
    fc.constantFrom("M5V", "K1A", "t2p"),
    fc.constantFrom(null, "2T6", "0b1"),
    fc.constantFrom("", " ", "  ", "-"),
  )
  .map(([fsa, unit, between]) => ({
    text: unit === null ? fsa : fsa + between + unit,
    code: (fsa + (unit ?? "")).toUpperCase(),
  }))

const boxes = fc.array(fc.stringMatching(/^\d{0,5}$/), { minLength: ZIP_BOX_COUNT, maxLength: ZIP_BOX_COUNT })
const typed = fc.oneof(
  fc.string(),
  fc.stringMatching(/^\d{0,12}$/),
  separatedCode(fc.stringMatching(/^\d{1,9}$/)).map(pasteText),
)

export const zipEntrySentences = sentencesAbout(
  "geography",
  ...ofLaws(pastedCodeLaws(parsePastedCodes)),
  always(
    "pasted postal codes are the same however they are written and separated",
    fc.property(fc.array(fc.tuple(postalCode, separator), { minLength: 1, maxLength: 30 }), (entries) => {
      const text = entries.map(([{ text: one }, between]) => one + between).join("")
      assert.deepEqual(
        parsePastedCodes(text, "postalCode"),
        Result.succeed(entries.map(([{ code }]) => code)),
      )
    }),
  ),
  always(
    "whatever is typed into a box lands in boxes or is left over, and no box holds more than 5 characters",
    fc.property(boxes, fc.nat({ max: ZIP_BOX_COUNT - 1 }), typed, (before, index, text) => {
      const { boxes: after, left } = typeInBox(before, index, text)
      const entered = text.replaceAll(/[\s,;]+/g, "")
      const pieces = splitPastedText(text).reduce((sum, entry) => sum + Math.ceil(entry.length / 5), 0)
      assert.equal([...after.slice(index, index + pieces), ...left].join(""), entered)
      assert.deepEqual(after.slice(0, index), before.slice(0, index))
      assert.deepEqual(after.slice(index + Math.max(pieces, 1)), before.slice(index + Math.max(pieces, 1)))
      return after.length === ZIP_BOX_COUNT && after.every((box) => box.length <= 5)
    }),
  ),
  always(
    "the focus stays among the boxes and never moves back",
    fc.property(boxes, fc.nat({ max: ZIP_BOX_COUNT - 1 }), typed, (before, index, text) => {
      const { focus } = typeInBox(before, index, text)
      return focus >= index && focus < ZIP_BOX_COUNT
    }),
  ),
  always(
    "only what NEXT STEP added without an alert goes on, and a running request is never replaced",
    fc.property(
      fc.constantFrom(null, "add" as const, "next" as const),
      fc.constantFrom("add" as const, "next" as const),
      fc.option(fc.array(fc.constant(notice("warning", "", "")), { maxLength: 2 })),
      (now, trigger, alerts) => {
        assert.equal(startAdding(now, trigger), now === null ? trigger : null)
        return shouldContinueAfterAdding(trigger, alerts) === (trigger === "next" && alerts?.length === 0)
      },
    ),
  ),
)
