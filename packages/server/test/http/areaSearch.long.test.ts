import { describe, expect, it } from "vitest"
import { signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const get = async (path: string) => (await signedIn(url)).call("GET", `/api/v1/areas${path}`)

const search = (text: string, more = "") => get(`?text=${encodeURIComponent(text)}${more}`)

/** Each group with the first area in it: 'county:17031 of 4'. */
const firsts = async (text: string, more = "") => {
  const { body, status } = await search(text, more)
  expect(status).toBe(200)
  return body.groups.map(
    ({ kind, hits, more: others }: { kind: string; hits: ReadonlyArray<{ name: string }>; more: number }) =>
      `${kind} ${hits[0]?.name} of ${hits.length + others}`,
  )
}

describe("the search for areas", () => {
  it.each([
    ["606", ["scf 606 of 1", "zip 60601 of 83"]],
    ["60614", ["zip 60614 of 1"]],
    ["Cook County", ["county Cook of 4"]],
    ["Chicago metro", ["metroArea Chicago-Naperville-Elgin, IL-IN of 1"]],
    ["TX-21", ["congressionalDistrict District 21 of 1"]],
  ])("finds %s", async (text, expected) => {
    expect(await firsts(text)).toEqual(expected)
  })

  it("finds an area as a definition holds it, with its name and place", async () => {
    expect((await search("Cook, IL")).body.groups[0]).toEqual({
      kind: "county",
      hits: [
        {
          area: { kind: "county", county: "17031", excluded: false },
          name: "Cook",
          place: "IL",
          zips: 213,
        },
      ],
      more: 0,
    })
  })

  it("finds at most six of a kind, unless asked for more or fewer", async () => {
    const hits = async (more: string) => (await search("spring", more)).body.groups[0].hits.length
    expect([await hits(""), await hits("&most=2"), await hits("&most=50")]).toEqual([6, 2, 50])
  })

  it("finds one kind alone, and only kinds that the source is sold by", async () => {
    expect(await firsts("Austin", "&kind=county")).toEqual(["county Austin of 1"])
    expect(await firsts("Chicago metro", "&listType=50")).toEqual([])
    expect(await firsts("Texas", "&listType=100")).toEqual([])
    expect(await firsts("60614", "&listType=100")).toEqual([])
  })

  it("finds provinces and cities of Canada for its sources alone, with their forward sortation areas", async () => {
    expect(await firsts("Calgary, AB", "&listType=100")).toEqual(["city Calgary of 1"])
    expect(await firsts("Alberta", "&listType=100")).toEqual(["state Alberta of 1"])
    expect(await firsts("Calgary, AB")).toEqual([])
    const { body } = await get("/city/AB:Calgary")
    expect(body.zipCodes).toContain("T2P")
    expect((await get("/state/AB")).body.name).toBe("Alberta")
  })

  it("finds nothing for a blank or unknown text", async () => {
    expect(await firsts("")).toEqual([])
    expect(await firsts("Nowhere at all")).toEqual([])
  })

  it("refuses what it cannot look for, by the name of the field", async () => {
    const refused = async (text: string, more: string) => {
      const { body, status } = await search(text, more)
      return [status, body.message]
    }
    expect(await refused("x".repeat(101), "")).toEqual([400, "text: must be text of at most 100 characters"])
    expect(await refused("Cook", "&most=0")).toEqual([400, "most: must be a number from 1 to 100"])
    expect((await refused("Cook", "&kind=planet"))[0]).toBe(400)
    expect((await get(""))["status"]).toBe(400)
    expect(await refused("Cook", "&listType=11")).toEqual([
      422,
      "This data source isn't available. Please choose another one.",
    ])
  })
})

describe("the areas that were found", () => {
  const off = { mode: "off" }
  const definition = (...areas: ReadonlyArray<unknown>) => ({
    version: 1,
    listType: 10,
    areas: [{ kind: "zip", zip: "60614", excluded: true }, ...areas],
    audience: { unit: "individuals", criteria: [{ kind: "values", column: "GENDER", values: ["F"] }] },
    phoneOption: null,
    emailOption: null,
    suppressions: { orders: off, savedCounts: off, files: off },
    occupant: null,
  })
  const post = async (path: string, ...areas: ReadonlyArray<unknown>) =>
    (await signedIn(url)).call("POST", `/api/v1/counts${path}`, {
      definition: definition(...areas),
      draftId: null,
      revision: 3,
    })

  it("are counted each by itself in one question, as a count of each counts them", async () => {
    const groups = (await search("chicago", "&most=3")).body.groups
    const found = [...groups, ...(await search("606")).body.groups, ...(await search("IL")).body.groups]
    const texts = found.flatMap(({ hits }) => hits.map(({ area }: { area: unknown }) => JSON.stringify(area)))
    const areas = [...new Set<string>(texts)].map((text): unknown => JSON.parse(text))
    const { body, status } = await post("/each-area", ...areas)
    expect([status, body.revision, body.eachArea.areas.length]).toEqual([200, 3, areas.length])
    const alone = []
    for (const area of areas) alone.push((await post("", area)).body.answer.areas[0])
    expect(body.eachArea.areas).toEqual(alone)
    const records = alone.map(({ available }) => available)
    expect(records.filter((available) => available > 0).length).toBeGreaterThan(5)
  })

  it("are 60 at most, which the question says", async () => {
    const scfs = Array.from({ length: 61 }, (_, at) => ({ kind: "scf", scf: `${600 + at}`, excluded: false }))
    const { body, status } = await post("/each-area", ...scfs)
    expect([status, body.message]).toEqual([422, "at most 60 areas can be counted separately, not 61"])
  })
})

describe("an area", () => {
  it("has its ZIP Codes, and a metro area its counties", async () => {
    expect((await get("/scf/005")).body).toEqual({
      area: { kind: "scf", scf: "005", excluded: false },
      name: "005",
      place: "Holtsville, NY",
      zips: 2,
      counties: [],
      zipCodes: ["00501", "00544"],
    })
    const { body } = await get("/metroArea/16980")
    expect([body.counties.length, body.zipCodes.length]).toEqual([13, body.zips])
    expect((await get(`/city/${encodeURIComponent("IL:Chicago")}`)).body.name).toBe("Chicago")
  })

  it("is missing where there is none of the kind with the code", async () => {
    const { body, status } = await get("/county/99999")
    expect([status, body.message]).toEqual([404, "There is no county 99999."])
    expect((await get("/planet/1")).status).toBe(400)
  })
})
