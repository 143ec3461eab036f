import { describe, expect, it } from "vitest"
import { readArguments } from "./readArguments.ts"

const reason = (...args: ReadonlyArray<string>): string => {
  const asked = readArguments(args)
  return asked._tag === "Refused" ? asked.reason : asked._tag
}

describe("the arguments of npm run properties", () => {
  it("may be left out", () => {
    expect(readArguments([])).toEqual({
      _tag: "Run",
      request: { runs: 1000, seed: undefined, only: [], path: undefined, json: false },
    })
  })

  it("say how often, from where and what", () => {
    const line = [
      "--runs",
      "50",
      "--seed",
      "7",
      "--only",
      "order",
      "--only",
      "a sum",
      "--path",
      "3:0:1",
      "--json",
    ]
    expect(readArguments(line)).toEqual({
      _tag: "Run",
      request: { runs: 50, seed: 7, only: ["order", "a sum"], path: "3:0:1", json: true },
    })
  })

  it("may write runs with separators, and a seed below zero", () => {
    expect(readArguments(["--runs", "10,000,000", "--seed=-5"])).toMatchObject({
      request: { runs: 10_000_000, seed: -5 },
    })
  })

  it("ask for help before anything else", () => {
    expect(readArguments(["--help", "--runs", "x"])).toEqual({ _tag: "Help" })
  })

  it.each([["0"], ["-1"], ["1.5"], ["many"], [""], ["100000001"]])("do not take %s for runs", (runs) => {
    expect(reason(`--runs=${runs}`)).toContain(`not "${runs}"`)
  })

  it.each([["1"], ["100000000"]])("take %s for runs", (runs) => {
    expect(reason("--runs", runs)).toBe("Run")
  })

  it.each([["x"], ["1.5"], ["2147483648"], ["-2147483649"], [""]])("do not take %s for a seed", (seed) => {
    expect(reason(`--seed=${seed}`)).toContain(`not "${seed}"`)
  })

  it.each([["2147483647"], ["-2147483648"], ["0"]])("take %s for a seed", (seed) => {
    expect(reason(`--seed=${seed}`)).toBe("Run")
  })

  it.each([["a"], ["1:"], [":1"], ["1::2"]])("do not take %s for a path", (path) => {
    expect(reason("--seed", "1", "--path", path)).toContain(`not "${path}"`)
  })

  it("need the seed of a path", () => {
    expect(reason("--path", "1:2")).toContain("--seed")
  })

  it("do not take nothing for --only", () => {
    expect(reason("--only", "")).toContain("--only")
  })

  it("do not take what they do not know", () => {
    expect(reason("--quick")).toContain("--quick")
    expect(reason("pricing")).toContain("pricing")
  })
})
