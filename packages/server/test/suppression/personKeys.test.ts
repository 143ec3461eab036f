import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { identityFromText } from "../../../engine/src/matching/Identity.ts"
import { identityReader } from "../../src/suppression/rows/identityReader.ts"

const read = identityReader(["person_key"], { personKey: "person_key" }, "number")
const reason = (key: string) => {
  const identity = read({ line: 2, cells: [key] })
  return Result.isFailure(identity) ? identity.failure : null
}

const NUMBER = "isn't a person key, which is a whole number of at most 20 digits"

describe("a person key", () => {
  it.each(["1", " 42 ", "18446744073709551615"])("is a whole number below 2^64: %j", (key) => {
    expect(reason(key)).toBeNull()
  })

  it.each(["18446744073709551616", "000000000000000000001", ""])(
    "is refused as a number where it is none: %j",
    (key) => {
      expect(reason(key)).toBe(`'${key}' ${NUMBER}`)
    },
  )

  it.each(["A-12", "b2c4", "-1", "1.5"])("that is a text is refused with what to give instead: %j", (key) => {
    expect(reason(key)).toBe(
      `'${key}' ${NUMBER}. If the records were loaded with keys as "text", use names and addresses`,
    )
  })
})

describe("a person key where records were loaded with keys as texts", () => {
  const readText = identityReader(["person_key"], { personKey: "person_key" }, "text")

  it.each(["A-12", "12345", "0012345", "18446744073709551616"])(
    "is read as a text, digits included: %j",
    (key) => {
      const identity = readText({ line: 2, cells: [` ${key} `] })
      expect(Result.getOrThrow(identity)).toEqual(identityFromText(key))
    },
  )

  it("is refused if it is empty", () => {
    const identity = readText({ line: 2, cells: [" "] })
    expect(Result.getFailure(identity)).toMatchObject({ value: "the person key is empty" })
  })
})
