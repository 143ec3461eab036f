import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Area } from "../../src/definition/Area.ts"
import { areaKey } from "../../src/definition/areaKey.ts"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { type ListDefinition, MAX_AREAS } from "../../src/definition/ListDefinition.ts"
import {
  addAreas,
  hasGeography,
  removeAllAreas,
  removeAreas,
  setExcluded,
} from "../../src/geography/chooseAreas.ts"
import { Zip } from "../../src/shared/Zip.ts"

const zip = (code: string, excluded = false): Area => ({ kind: "zip", zip: Zip.make(code), excluded })
const empty = emptyDefinition(10)
const added = (areas: ReadonlyArray<Area>, to: ListDefinition = empty) =>
  Result.getOrThrow(addAreas(to, areas))

describe("adding areas", () => {
  it("keeps the order in which they were added", () => {
    expect(added([zip("60616"), zip("60614")]).areas.map(areaKey)).toEqual(["zip:60616", "zip:60614"])
  })

  it("turns an exclusion into an area in place", () => {
    expect(added([zip("60614")], added([zip("60614", true), zip("60615")])).areas).toEqual([
      zip("60614"),
      zip("60615"),
    ])
  })

  it(`refuses more than ${MAX_AREAS} areas and leaves the definition alone`, () => {
    const full = added(Array.from({ length: MAX_AREAS }, (_, index) => zip(`${10_000 + index}`)))
    expect(Result.isSuccess(addAreas(full, [zip("10000")]))).toBe(true)
    expect(Result.getFailure(addAreas(full, [zip("60614")]))).toMatchObject({
      value: { _tag: "TooManyAreas", areas: MAX_AREAS + 1 },
    })
  })
})

describe("removing areas", () => {
  it("leaves the others", () => {
    expect(removeAreas(added([zip("60614"), zip("60615")]), ["zip:60614", "zip:99999"]).areas).toEqual([
      zip("60615"),
    ])
  })

  it("may be done to all", () => {
    expect(removeAllAreas(added([zip("60614")]))).toEqual(empty)
  })
})

describe("excluding areas", () => {
  it("marks them, and back", () => {
    const given = added([zip("60614"), zip("60615")])
    const excluded = setExcluded(given, ["zip:60614"], true)
    expect(excluded.areas).toEqual([zip("60614", true), zip("60615")])
    expect(setExcluded(excluded, ["zip:60614"], false)).toEqual(given)
    const nationwide = { ...given, areas: [{ kind: "nation", excluded: false } as const] }
    expect(setExcluded(nationwide, nationwide.areas.map(areaKey), true)).toEqual(nationwide)
  })

  it("leaves no geography when it hits everything", () => {
    expect(hasGeography(added([zip("60614", true)]))).toBe(false)
    expect(hasGeography(added([zip("60614", true), zip("60615")]))).toBe(true)
    expect(hasGeography(empty)).toBe(false)
  })
})
