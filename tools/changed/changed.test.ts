import { describe, expect, it } from "vitest"
import { CASES } from "./cases.ts"
import { changedNames } from "./changedNames.ts"
import { choose } from "./choose.ts"
import { factsOf } from "./factsOf.ts"
import { ranksOf, type Repository } from "./ranksOf.ts"
import { resolveSpecifier } from "./resolveFile.ts"
import { FAR } from "./rules.ts"
import { usersOf } from "./usersOf.ts"

const ENTRIES = new Map([["@listwright/domain/counting", "packages/domain/src/counting.ts"]])

const repositoryOf = (
  files: Readonly<Record<string, string>>,
  calls: Repository["calls"] = new Map(),
): Repository => ({
  users: usersOf(new Map(Object.entries(files).map(([file, text]) => [file, factsOf(file, text)])), {
    specifier: (file, specifier) => resolveSpecifier(file, specifier, ENTRIES),
    path: (_, path) => ENTRIES.get(path) ?? (path in files || path.endsWith(".json") ? path : undefined),
  }),
  tests: new Map(Object.entries(files).filter(([file]) => /\.test\.tsx?$/.test(file))),
  calls,
})

describe("the tests that a change touches", () => {
  for (const { calls, change, files, name, tests } of CASES)
    it(name, () => {
      const now = { ...files, ...change }
      const changes = Object.keys(change).map((file) => ({ file, before: files[file], now: now[file] }))
      const ranks = ranksOf(repositoryOf(now, new Map(Object.entries(calls ?? {}))), changes)
      expect(Object.fromEntries(ranks)).toEqual(tests)
    })
})

describe("what changed in a file", () => {
  const namesOf = (before: string | undefined, now: string | undefined) =>
    changedNames({ file: "a.ts", before, now }).map((node) => node.slice("a.ts#".length))

  it("is no comment, layout or type", () => {
    expect(
      namesOf("export const a = (x: number) => x", "/** Says. */\nexport const a = (\n x: string) => x"),
    ).toEqual([])
    expect(namesOf("export interface A { b: 1 }", "export interface A { b: 2 }")).toEqual([])
  })
  it("is the declarations that say something else, or whose import leads elsewhere", () => {
    const before = 'import { x } from "./b.ts"\nexport const a = x\nexport const c = 1n'
    expect(namesOf(before, before.replace("1n", "2n"))).toEqual(["c"])
    expect(namesOf(before, before.replace("./b.ts", "./d.ts"))).toEqual(["a"])
  })
  it("is all of a new file, and of a file that is gone what loads it", () => {
    expect(namesOf(undefined, "export const a = 1")).toEqual(["", "a", "export a"])
    expect(namesOf("export const a = 1", undefined)).toEqual([""])
  })
})

describe("the choice", () => {
  const seconds: Readonly<Record<string, number>> = {
    "tools/a.test.ts": 10,
    "tools/b.test.ts": 2,
    "tools/c.test.ts": 2,
  }
  const chosen = (ranks: Readonly<Record<string, number>>, budget: number) =>
    choose(new Map(Object.entries(ranks)), (test) => seconds[test] ?? 0, budget)

  it("takes the nearest and the quicker of two until the time is over", () => {
    const ranks = { "tools/a.test.ts": 1, "tools/b.test.ts": 1, "tools/c.test.ts": 2 }
    expect(chosen(ranks, 4)).toEqual({
      run: ["tools/b.test.ts", "tools/c.test.ts"],
      left: ["tools/a.test.ts"],
      seconds: 3,
    })
    expect(chosen(ranks, 100).left).toEqual([])
  })
  it("takes one that is too long, and every test that changed itself", () => {
    expect(chosen({ "tools/a.test.ts": 1 }, 1).run).toEqual(["tools/a.test.ts"])
    expect(chosen({ "tools/a.test.ts": 0, "tools/b.test.ts": 0 }, 1).run).toHaveLength(2)
  })
  it("takes what is far where nothing is near", () => {
    expect(chosen({ "tools/b.test.ts": FAR, "tools/c.test.ts": FAR + 1 }, 9).run).toHaveLength(2)
    expect(chosen({ "tools/b.test.ts": 1, "tools/c.test.ts": FAR }, 9).left).toEqual(["tools/c.test.ts"])
  })
})
