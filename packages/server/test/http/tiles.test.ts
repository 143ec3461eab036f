import { VectorTile } from "@mapbox/vector-tile"
import { PbfReader } from "pbf"
import { describe, expect, it } from "vitest"
import { signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const client = await signedIn(url)
  return await fetch(`${url()}${path}`, { headers: { cookie: client.cookie(), ...headers } })
}
const CHICAGO = "/Map/Tile/12/1050/1522"
const AROUND = "/Map/Tile/9/131/190"
const BOX = "/Map/Tile.ashx?bbox=-87.7,41.88,-87.6,41.95"

/** Returns a reader of the properties of each feature in a tile's layer. */
const featuresOf = async (answer: Response) => {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(await answer.arrayBuffer())))
  return (name: string) =>
    Array.from({ length: layers[name]?.length ?? 0 }, (_, at): Readonly<Record<string, unknown>> => {
      const { id, properties } = layers[name]?.feature(at) ?? {}
      const told: Readonly<Record<string, unknown>> = { ...(id === undefined ? {} : { id }), ...properties }
      return told
    })
}

describe("a tile of the map", () => {
  it("holds states, counties, ZIP Codes and cities by the names that the screens know", async () => {
    const answer = await get(CHICAGO)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile")
    const features = await featuresOf(answer)
    expect(features("states")).toContainEqual({ id: 17, code: "IL", name: "Illinois" })
    expect(features("counties")).toEqual([{ id: 17031, fips: "17031", name: "Cook", state: "IL" }])
    expect(features("zips")).toContainEqual({ id: 60622, zip: "60622", approximate: true })
    expect(features("zip-names")).toContainEqual({ zip: "60622" })
    const around = await featuresOf(await get(AROUND))
    expect(around("cities")).toContainEqual({ name: "Chicago", state: "IL", rank: 10 })
    expect(around("cities").length).toBeLessThanOrEqual(60)
  })

  it.each([
    ["a tile", CHICAGO],
    ["an image", BOX],
  ])("is sent once: %s", async (_, path) => {
    const first = await get(path)
    const etag = first.headers.get("etag") ?? ""
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers.get("cache-control")).toBe("private, max-age=3600")
    for (const held of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await get(path, { "if-none-match": held })
      expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""])
    }
    expect((await get(path, { "if-none-match": '"another"' })).status).toBe(200)
  })

  it.each([
    ["/Map/Tile/15/0/0", 404, "z must be 0 to 14: please enlarge a tile of zoom 14 for more."],
    ["/Map/Tile/3/8/0", 404, "x and y must be 0 to 7 at zoom 3."],
    ["/Map/Tile/3/0/8", 404, "x and y must be 0 to 7 at zoom 3."],
    ["/Map/Tile/three/0/0", 400, "z: must be a whole number"],
    ["/Map/Tile/3/-1/0", 400, "x: must be a whole number"],
    ["/Map/Tile/3/0/1.5", 400, "y: must be a whole number"],
  ])("is refused in words: %s", async (path, status, message) => {
    const answer = await get(path)
    expect([answer.status, (await answer.json()).message]).toEqual([status, message])
  })

  it("holds cells of carrier routes instead, of a source that the user may order", async () => {
    const routes = async (query: string, tile = "/Map/Tile/10/262/380") => get(`${tile}?layer=routes${query}`)
    const features = await featuresOf(await routes("&listType=10"))
    expect(features("zips")).toEqual([])
    for (const { records, route, zip } of features("routes")) {
      expect(route).toMatch(/^\d{5}[BCGHR]\d{3}$/)
      expect(route).toMatch(new RegExp(`^${JSON.stringify(zip).slice(1, -1)}`))
      expect(Number(records)).toBeGreaterThanOrEqual(20)
    }
    const far = await routes("&listType=10", "/Map/Tile/9/131/190")
    expect([far.status, await far.text()]).toEqual([200, ""])
    const without = await routes("")
    expect([without.status, (await without.json()).message]).toEqual([
      422,
      "listType: it is missing, and the layer routes needs it.",
    ])
    expect((await routes("&listType=11")).status).toBe(422)
    const other = await get("/Map/Tile/10/262/380?layer=roads")
    expect([other.status, (await other.json()).message]).toEqual([400, expect.stringContaining("layer: ")])
  })

  it("is for users", async () => {
    for (const path of [CHICAGO, BOX]) expect((await fetch(`${url()}${path}`)).status).toBe(401)
  })
})

describe("an image over a map of somebody else", () => {
  const drawn = async (box: string): Promise<string> => (await get(`/Map/Tile.ashx?bbox=${box}`)).text()
  const ids = (svg: string) => [...svg.matchAll(/<path id="(\w+)" d="(M[^"]*Z)"\/>/g)].map(([, id]) => id)

  it("is a drawing of 256 pixels with ZIP Codes, counties or states, by what there is room for", async () => {
    const answer = await get(BOX)
    expect(answer.headers.get("content-type")).toBe("image/svg+xml")
    const svg = await answer.text()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="256" height="256"/)
    expect(ids(svg)).toContain("60614")
    expect(ids(await drawn("-90,40,-85,44"))).toContain("17031")
    expect(ids(await drawn("-125,25,-65,50"))).toContain("IL")
  })

  it("is where web maps draw it", async () => {
    // The equator of the box is its middle; 60614 lies within it.
    const [, line = ""] = /<path id="60614" d="M([^"]*?)Z/.exec(await drawn("-87.7,41.88,-87.6,41.95")) ?? []
    const points = line.split("L").map((point) => point.split(" ").map(Number))
    const xs = points.map(([x = NaN]) => x)
    expect(Math.min(...xs)).toBeGreaterThan(50)
    expect(Math.max(...xs)).toBeLessThan(256)
  })

  it.each([
    "",
    "bbox=",
    "bbox=1,2,3",
    "bbox=-87,41,-88,42",
    "bbox=-87,42,-86,41",
    "bbox=-190,0,0,1",
    "bbox=a,b,c,d",
  ])("is refused with what is expected: %s", async (query) => {
    const answer = await get(`/Map/Tile.ashx?${query}`)
    const { d } = await answer.json()
    expect([d.ResultFlag, d.DataSource]).toEqual([false, null])
    expect(d.ResultMessage).toMatch(/^bbox: it must be west,south,east,north in degrees, like /)
  })
})
