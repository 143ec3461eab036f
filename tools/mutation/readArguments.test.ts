import { describe, expect, it } from "vitest"
import { USUAL } from "./folders.ts"
import { readArguments } from "./readArguments.ts"

const known = ["pricing", "promotion", "guards"]

const reason = (...args: ReadonlyArray<string>): string => {
  const asked = readArguments(args, known)
  return asked._tag === "Refused" ? asked.reason : asked._tag
}

describe("the arguments of npm run mutation", () => {
  it("may be left out", () => {
    expect(readArguments([], known)).toEqual({
      _tag: "Run",
      request: { folders: USUAL, runs: 50, workers: 2, json: false, rules: false },
    })
  })

  it("name folders, each once, and how much is done", () => {
    expect(
      readArguments(["pricing", "guards", "pricing", "--runs", "9", "--workers", "1", "--json"], known),
    ).toEqual({
      _tag: "Run",
      request: { folders: ["pricing", "guards"], runs: 9, workers: 1, json: true, rules: false },
    })
  })

  it("ask for the tests of the rules", () => {
    expect(readArguments(["--rules"], known)).toMatchObject({ request: { rules: true } })
  })

  it("ask for help", () => {
    expect(readArguments(["-h"], known)).toEqual({ _tag: "Help" })
  })

  it("refuse what is not a folder or a count", () => {
    expect(reason("weather")).toBe('There is no folder "weather". There are pricing, promotion, guards.')
    expect(reason("--runs", "0")).toContain('not "0"')
    expect(reason("--workers", "many")).toContain('not "many"')
    expect(reason("--quick")).toContain("--quick")
  })
})
