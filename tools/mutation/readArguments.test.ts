import { describe, expect, it } from "vitest"
import { USUAL } from "./folders.ts"
import { readArguments } from "./readArguments.ts"

const known = ["pricing", "promotion", "guards"]
const files = ["pricing/priceOrder.ts"]

const reason = (...args: ReadonlyArray<string>): string => {
  const asked = readArguments(args, known, files)
  return asked._tag === "Refused" ? asked.reason : asked._tag
}

describe("the arguments of npm run mutation", () => {
  it("may be left out", () => {
    expect(readArguments([], known, files)).toEqual({
      _tag: "Run",
      request: { folders: USUAL, runs: 50, workers: 2, json: false, rules: false },
    })
  })

  it("name folders, each once, and how much is done", () => {
    expect(
      readArguments(
        ["pricing", "guards", "pricing", "--runs", "9", "--workers", "1", "--json"],
        known,
        files,
      ),
    ).toEqual({
      _tag: "Run",
      request: { folders: ["pricing", "guards"], runs: 9, workers: 1, json: true, rules: false },
    })
  })

  it.each([
    "pricing/priceOrder.ts",
    "src/pricing/priceOrder.ts",
    "packages/domain/src/pricing/priceOrder.ts",
    "./packages/domain/src/pricing/priceOrder.ts",
  ])("name a single file: %s", (path) => {
    expect(readArguments([path], known, files)).toMatchObject({
      request: { folders: ["pricing/priceOrder.ts"] },
    })
  })

  it("ask for the tests of the rules", () => {
    expect(readArguments(["--rules"], known, files)).toMatchObject({ request: { rules: true } })
  })

  it("ask for help", () => {
    expect(readArguments(["-h"], known, files)).toEqual({ _tag: "Help" })
  })

  it("refuse what is not a folder or a count", () => {
    expect(reason("weather")).toBe('There is no folder "weather". There are pricing, promotion, guards.')
    expect(reason("pricing/weather.ts")).toBe('There is no file "pricing/weather.ts" in packages/domain/src.')
    expect(reason("--runs", "0")).toContain('not "0"')
    expect(reason("--workers", "many")).toContain('not "many"')
    expect(reason("--quick")).toContain("--quick")
  })
})
