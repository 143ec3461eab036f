import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const ask = async (query: Readonly<Record<string, string>>) => {
  const client = await signedIn(url)
  const { body, status } = await client.call("GET", `/Map/MapData.ashx?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body.d
}
const ids = (found: { DataSource: { Boundaries: ReadonlyArray<{ id: string }> } }) =>
  found.DataSource.Boundaries.map(({ id }) => id)
const NEAR = { x: "-87.65", y: "41.92" }

describe("the map's data", () => {
  it("are the outline of a ZIP Code in letters of encoded lines, and whether it is approximate", async () => {
    const { DataSource } = await ask({ type: "zip", zip: "60614" })
    expect(DataSource.IsApproximate).toBe(true)
    expect(DataSource.Boundaries).toHaveLength(1)
    expect(DataSource.Boundaries[0].EncodedPolygon).toMatch(/^[?-~]+([,;][?-~]+)*$/)
  })

  it("are the ZIP Code that a point lies in, x before y", async () => {
    expect(ids(await ask({ type: "zipxy", ...NEAR }))).toEqual(["60614"])
    expect(ids(await ask({ type: "zipxy", x: "-60", y: "40" }))).toEqual([])
  })

  it("are all within or touching a circle, ascending", async () => {
    const found = ids(await ask({ type: "radius_zip", ...NEAR, r: "2" }))
    expect(found).toEqual(found.toSorted())
    expect(found).toEqual(expect.arrayContaining(["60614", "60657", "60622", "60610"]))
    expect(found.length).toBeLessThan(40)
  })

  it("are none for a PO box", async () => {
    expect(ids(await ask({ type: "zip", zip: "00501" }))).toEqual([])
  })

  it("cut a radius to 200 miles silently", async () => {
    const remote = { type: "radius_zip", x: "-149.9", y: "61.2" }
    const found = ids(await ask({ ...remote, r: "200" }))
    expect(found.length).toBeGreaterThan(10)
    expect(ids(await ask({ ...remote, r: "99999" }))).toEqual(found)
  })

  it("are 2,000 at most, which the answer says", async () => {
    const { DataSource, ResultMessage } = await ask({ type: "radius_zip", x: "-74", y: "40.7", r: "200" })
    expect([DataSource, ResultMessage]).toEqual([
      null,
      "r: more than 2,000 ZIP Codes lie within this radius. Please choose a smaller one.",
    ])
  })

  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ["another type", { type: "zips" }, "type: "],
    ["no type", { zip: "60614" }, "type: "],
    ["no ZIP Code", { type: "zip" }, "zip: it is missing, and type zip needs it."],
    ["a ZIP Code of letters", { type: "zip", zip: "6061A" }, "zip: "],
    ["no longitude", { type: "zipxy", y: "41.92" }, "x: it is missing"],
    ["no latitude", { type: "zipxy", x: "-87.65" }, "y: it is missing"],
    ["an empty longitude", { type: "zipxy", x: "", y: "41.92" }, "x: must be a number"],
    ["a longitude beyond the map", { type: "zipxy", x: "181", y: "41.92" }, "x: must be a longitude"],
    ["latitude first", { type: "zipxy", x: "41.92", y: "-91" }, "y: must be a latitude"],
    ["no radius", { type: "radius_zip", ...NEAR }, "r: it is missing"],
    ["a radius of nothing", { type: "radius_zip", ...NEAR, r: "0" }, "r: must be a radius above 0 miles"],
    ["a radius in words", { type: "radius_zip", ...NEAR, r: "far" }, "r: must be a number"],
  ])("refuse %s by the field's name", async (_, query, begin) => {
    const { DataSource, ResultFlag, ResultMessage } = await ask(query)
    expect([DataSource, ResultFlag]).toEqual([null, false])
    expect(ResultMessage).toContain(begin)
    expect(ResultMessage.startsWith(begin.slice(0, 2))).toBe(true)
  })

  it("are answered or refused by name, whatever is asked", async () => {
    const client = await signedIn(url)
    const text = fc.oneof(fc.string({ maxLength: 12 }), fc.double().map(String), fc.constant("60614"))
    const query = fc.record(
      {
        type: fc.constantFrom("zipxy", "zip", "radius_zip", "radius"),
        x: fc.oneof(text, fc.constant("-87.65")),
        y: fc.oneof(text, fc.constant("41.92")),
        zip: text,
        r: fc.oneof(text, fc.constant("1")),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const path = `/Map/MapData.ashx?${new URLSearchParams(asked)}`
        const { body, status } = await client.call("GET", path)
        expect(status).toBe(200)
        if (body.d.ResultFlag === false) expect(body.d.ResultMessage).toMatch(/^(type|x|y|zip|r): /)
        else expect(body.d.DataSource.Boundaries).toBeInstanceOf(Array)
      }),
      { numRuns: 100 },
    )
  })
})
