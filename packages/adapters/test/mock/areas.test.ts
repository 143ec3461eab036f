import { signIn } from "@listwright/domain/account"
import { type AreaQuestion, findAreas, Places } from "@listwright/domain/geography"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { demo, useMock } from "./theMock.ts"

const { layer } = useMock()
const ask = (question: Partial<AreaQuestion>) =>
  Effect.runPromise(
    signIn(demo).pipe(
      Effect.andThen(findAreas({ text: "", listType: 10, kind: null, most: 6, ...question })),
      Effect.provide(layer),
    ),
  )

describe("areas in the mock", () => {
  it("are found as recorded", async () => {
    const [counties, ...others] = await ask({ text: "Cook County" })
    expect(others).toEqual([])
    expect(counties?.hits[0]).toEqual({
      area: { kind: "county", county: "17031", excluded: false },
      name: "Cook",
      place: "IL",
      zips: 213,
    })
  })

  it("are found by the beginning of a recorded name, while it is typed", async () => {
    const [counties, ...others] = await ask({ text: "coo", kind: "county", most: 2 })
    expect([counties?.kind, counties?.hits.length, others]).toEqual(["county", 2, []])
    expect(counties?.hits.every(({ name }) => name.startsWith("Coo"))).toBe(true)
    expect(await ask({ text: "Atlantis" })).toEqual([])
  })

  it("are known by their codes, or not at all", async () => {
    const one = (code: string) =>
      Effect.runPromise(
        signIn(demo).pipe(
          Effect.andThen(Effect.flatMap(Places, ({ area }) => area("county", code))),
          Effect.result,
          Effect.provide(layer),
        ),
      )
    expect(await one("44007")).toMatchObject({ _tag: "Success", success: { name: "Providence" } })
    expect(await one("17031")).toMatchObject({ _tag: "Failure", failure: { _tag: "NotFound" } })
  })
})
