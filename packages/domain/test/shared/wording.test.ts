import { describe, expect, it } from "vitest"
import { KEYWORD_TOO_SHORT_MESSAGE } from "../../src/audience/Notices.ts"
import { parseOriginalMessage } from "../../src/shared/wording/parseOriginalMessage.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import {
  fillPlaceholders,
  selectWording,
  joinMessages,
  originalMessage,
  isSameMessage,
  messageText,
  type DualWording,
} from "../../src/shared/wording/MessageText.ts"

const texts: ReadonlyArray<readonly [string, DualWording]> = Object.entries(TEXTS)
const BLANK = /\{\w+\}/g
const filledIn = (text: string): string => text.replaceAll(BLANK, (blank) => `<${blank.slice(1, -1)}>`)

describe("the texts of a site [p5-wording]", () => {
  it("are corrected, or the original ones, as the site has chosen", () => {
    expect(selectWording(KEYWORD_TOO_SHORT_MESSAGE, "corrected")).toBe("Enter at least 3 characters.")
    expect(selectWording(KEYWORD_TOO_SHORT_MESSAGE, "original")).toBe("At least 3 words")
  })

  it("read alike where there is nothing to correct", () => {
    expect(selectWording("The code is not valid.", "corrected")).toBe("The code is not valid.")
    expect(selectWording("The code is not valid.", "original")).toBe("The code is not valid.")
  })

  it.each(texts)("differ: %s", (_, { corrected, original }) => {
    expect(corrected).not.toBe(original)
  })

  it.each(texts)("fill in the same blanks: %s", (_, { corrected, original }) => {
    expect(corrected.match(BLANK)?.toSorted()).toEqual(original.match(BLANK)?.toSorted())
  })

  it.each(texts)("are corrected without a slip: %s", (_, { corrected }) => {
    expect(corrected).toMatch(/^[A-Z]/)
    expect(corrected).not.toMatch(/\binput\b|!| ,|datasource|quickpick|\(s\)|\bdefine/i)
    expect(corrected).not.toMatch(/\bzip\b|ZIP code|SCF code/)
    expect(corrected).not.toMatch(/[;,:]\s*$|\s$/)
  })
})

describe("a text made of others [p5-wording]", () => {
  it("has both wordings", () => {
    expect(messageText`${"AGE"}: ${TEXTS.needNumber}`).toEqual({
      original: "AGE: Need Number",
      corrected: "AGE: Enter a number.",
    })
    expect(joinMessages([TEXTS.noAudience, "Choose a source."], "\n")).toEqual({
      original: "Please Defined Target Audience\nChoose a source.",
      corrected: "Choose your target audience.\nChoose a source.",
    })
  })

  it("is plain where all its parts are", () => {
    expect(messageText`${"AGE"}: ${"too old"}, ${3}`).toBe("AGE: too old, 3")
    expect(joinMessages(["one", "two"], ", ")).toBe("one, two")
  })

  it("fills in its blanks as they are, whatever they hold", () => {
    expect(fillPlaceholders(TEXTS.aboveMaximum, { bound: "$&{bound}" })).toEqual({
      original: "value must smaller than $&{bound}",
      corrected: "The value can't be greater than $&{bound}.",
    })
  })

  it("is the same only where both wordings are", () => {
    expect(isSameMessage(TEXTS.sessionEnded, TEXTS.notAllowed)).toBe(false)
    expect(isSameMessage(TEXTS.sessionEnded, { ...TEXTS.sessionEnded })).toBe(true)
    expect(isSameMessage("auth error", TEXTS.notAllowed)).toBe(false)
  })
})

describe("the texts of calls of the original contract [p5-original-words]", () => {
  it("are the original ones", () => {
    expect(originalMessage(TEXTS.orderMoreFailed)).toBe("Please try again, or cantact us")
    expect(originalMessage("The code is not valid.")).toBe("The code is not valid.")
  })

  // Of two texts whose original is the same, a reply means the first.
  const unlike = texts.filter(
    ([, { original }], at) => texts.findIndex(([, other]) => other.original === original) === at,
  )
  it.each(unlike)("are recognized in a reply: %s", (_, text) => {
    expect(
      isSameMessage(parseOriginalMessage(filledIn(text.original)), {
        original: filledIn(text.original),
        corrected: filledIn(text.corrected),
      }),
    ).toBe(true)
  })

  it("are recognized line by line, and all other lines stay", () => {
    expect(parseOriginalMessage("Please Defined Target Georgaphy\nPlease get the count.")).toEqual({
      original: "Please Defined Target Georgaphy\nPlease get the count.",
      corrected: "Choose your target areas.\nPlease get the count.",
    })
    expect(parseOriginalMessage("There is no order LW-7.")).toBe("There is no order LW-7.")
    expect(parseOriginalMessage("")).toBe("")
  })
})
