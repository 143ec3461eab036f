import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { Geography } from "@listwright/geography"
import { Effect, Layer, Redacted, Result } from "effect"
import { Geocoder } from "../../src/geocoding/Geocoder.ts"
import { layerGeocoderNominatim } from "../../src/geocoding/nominatim/layerGeocoderNominatim.ts"

const ADDRESS = "1600 Main St, Dayton, OH 45402"

/** The answer of the site's own geocoder. */
const own = {
  addressLine: "Dayton, OH 45402",
  state: "OH",
  point: [-84.19, 39.75],
  precision: "zip",
} as const

const house = {
  lat: "39.7588991",
  lon: "-84.1916071",
  display_name: "1600, Main Street, Dayton, Ohio, 45402, United States",
  addresstype: "place",
  place_rank: 30,
  address: { house_number: "1600" },
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify(body))
  }

let answer: Answer
let asked: Array<URL> = []
let underWay = 0
let mostAtOnce = 0
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? "", "http://stub"))
  underWay++
  mostAtOnce = Math.max(mostAtOnce, underWay)
  response.on("close", () => underWay--)
  answer(request, response)
})
let url = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  url = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : ""
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  mostAtOnce = 0
  answer = json([house])
})

const row = (at: number) => ({
  line: at,
  keycode: `S${at}`,
  address: `${at} Main St`,
  city: "Dayton",
  state: "OH",
  zip: "45402",
  miles: 1,
})

const using = <A>(
  work: (geocoder: (typeof Geocoder)["Service"]) => Effect.Effect<A>,
  timeoutMs = 2_000,
): Promise<A> => {
  const ownLayer = Layer.succeed(Geocoder, {
    costOf: (text) => (text.includes("Main") ? 1 : 0),
    costOfRows: (rows) => Effect.succeed(rows.length),
    search: () => Effect.succeed([own]),
    locate: (rows) =>
      Effect.succeed(
        rows.map(({ address, keycode, miles }) =>
          Result.succeed({
            keycode,
            addressLine: address,
            state: "OH" as const,
            longitude: -84.19,
            latitude: 39.75,
            precision: "zip" as const,
            miles,
          }),
        ),
      ),
    suggest: () => Effect.succeed([]),
  })
  const key = { parameter: "api_key", value: Redacted.make("secret-key") }
  const layer = layerGeocoderNominatim({ url, key, timeoutMs, atOnce: 3 }).pipe(
    Layer.provide(ownLayer),
    Layer.provide(Geography.layer),
  )
  return Effect.runPromise(Effect.provide(Effect.flatMap(Geocoder, work), layer))
}

describe("a geocoder of somebody else", () => {
  it("is asked for an address as Nominatim is, with the key, and found at its house", async () => {
    const found = await using(({ search }) => search(ADDRESS))
    expect(found).toEqual([
      {
        addressLine: "1600, Main Street, Dayton, Ohio, 45402",
        state: "OH",
        point: [-84.19161, 39.7589],
        precision: "address",
      },
    ])
    const [question] = asked
    expect(question?.pathname).toBe("/search")
    expect(Object.fromEntries(question?.searchParams ?? [])).toEqual({
      format: "jsonv2",
      q: ADDRESS,
      countrycodes: "us",
      limit: "5",
      addressdetails: "1",
      api_key: "secret-key",
    })
  })

  it("is not asked for a ZIP Code, a city or coordinates, which the site knows itself", async () => {
    expect(await using(({ search }) => search("45402"))).toEqual([own])
    expect(asked).toEqual([])
  })

  const faults: ReadonlyArray<readonly [string, Answer]> = [
    ["finds nothing", json([])],
    ["fails", json({ error: "down" }, 500)],
    ["is asked too often", json({ error: "slow down" }, 429)],
    ["answers no JSON", (_, response) => void response.end("<html>busy</html>")],
    ["answers something else", json({ results: [] })],
    ["answers a place without a location", json([{ display_name: "x" }])],
    ["answers a place abroad", json([{ ...house, lat: "48.85", lon: "2.35" }])],
    ["answers impossible coordinates", json([{ ...house, lat: "1e9", lon: "-1e9" }])],
    ["answers without an end", (_, response) => void response.write("[")],
    ["never answers", () => {}],
    ["breaks off", (_, response) => void response.destroy()],
    ["answers far too much", json([{ ...house, display_name: "x".repeat(400_000) }])],
    [
      "leads elsewhere",
      (_, response) => {
        response.writeHead(302, { location: `${url}/search?stolen=1` })
        response.end()
      },
    ],
    ["knows only the city", json([{ ...house, address: {}, addresstype: "city", place_rank: 16 }])],
  ]
  it.each(faults)("that %s leaves the answer to the site's own", async (_, fault) => {
    answer = fault
    expect(await using(({ search }) => search(ADDRESS), 300)).toEqual([own])
    expect(asked).toHaveLength(1)
  })

  it("says the level of what it finds", async () => {
    answer = json([{ ...house, address: {}, addresstype: "road", place_rank: 26 }])
    const [street] = await using(({ search }) => search(ADDRESS))
    expect(street?.precision).toBe("street")
  })

  it("is asked for the rows of a file, a few at once", async () => {
    answer = (request, response) => setTimeout(() => json([house])(request, response), 5)
    const rows = Array.from({ length: 40 }, (_, at) => row(at + 1))
    const found = await using(({ locate }) => locate(rows))
    expect(found.map((one) => Result.getOrThrow(one).keycode)).toEqual(rows.map(({ keycode }) => keycode))
    expect(found.every((one) => Result.getOrThrow(one).precision === "address")).toBe(true)
    expect(mostAtOnce).toBeLessThanOrEqual(3)
  })

  it("is left alone for a while after three failures, and no row is lost", async () => {
    answer = json({}, 500)
    const rows = Array.from({ length: 40 }, (_, at) => row(at + 1))
    const found = await using(({ locate }) => locate(rows))
    expect(found.map((one) => Result.getOrThrow(one).precision)).toEqual(rows.map(() => "zip"))
    expect(asked.length).toBeLessThan(10)
  })
})
