import { join } from "node:path"
import { VectorTile } from "@mapbox/vector-tile"
import { FiguresPart } from "@listwright/domain/pricing"
import { Exit, Schema } from "effect"
import { HttpApi, HttpApiSchema } from "effect/http-api"
import { PbfReader } from "pbf"
import { describe, expect, it } from "vitest"
import { Api } from "../../src/contract/Api.ts"
import { MVT_TYPE, PDF_TYPE, SVG_TYPE } from "../../src/contract/fileTypes.ts"
import { type Exchange, isBinary } from "../../src/mock/Fixture.ts"
import { readFixtures } from "../../src/mock/readFixtures.ts"

const fixtures = readFixtures(join(import.meta.dirname, "../../../../fixtures/http"))

interface Call {
  readonly group: string
  readonly call: string
  readonly method: string
  readonly path: string
  readonly payloads: ReadonlyArray<Schema.Top>
  readonly answers: ReadonlyMap<number, ReadonlyArray<Schema.Top>>
}

const calls: Array<Call> = []
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ group, endpoint, successes, errors }) => {
    calls.push({
      group: group.identifier,
      call: endpoint.identifier,
      method: endpoint.method,
      path: endpoint.path,
      // A form with a file is not JSON, and is not recorded.
      payloads: [...endpoint.payload.values()].flatMap(({ encoding, schemas }) =>
        encoding._tag === "Multipart" ? [] : schemas,
      ),
      answers: new Map([...errors, ...successes].map(([status, schemas]) => [status, schemas])),
    })
  },
})

/** The contract's schemas need no services; their general type does not say so. */
const withoutServices = (schema: Schema.Top): Schema.Codec<unknown> =>
  schema as unknown as Schema.Codec<unknown>

const decodes = (schemas: ReadonlyArray<Schema.Top>, value: unknown): boolean =>
  schemas.some((schema) =>
    Exit.isSuccess(Schema.decodeUnknownExit(withoutServices(Schema.toCodecJson(schema)))(value)),
  )

const refuses = ({ response }: Exchange): boolean =>
  response.status >= 400 || JSON.stringify(response.body).includes('"ResultFlag":false')

describe("the fixtures", () => {
  it("hold calls of the contract, and nothing else", () => {
    expect(calls.map(({ call }) => call)).toEqual(expect.arrayContaining([...fixtures.keys()]))
  })

  it("would not pass with an answer of another form", () => {
    const answers = calls.find(({ call }) => call === "getOrder")?.answers.get(200) ?? []
    const receipt = fixtures.get("getOrder")?.exchanges[0].response.body
    expect(decodes(answers, receipt)).toBe(true)
    expect(decodes(answers, { ...Object(receipt), quantity: "many" })).toBe(false)
  })

  describe.each(calls.filter(({ call }) => fixtures.has(call)))(
    "$call",
    ({ group, call, method, path, payloads, answers }) => {
      const fixture = fixtures.get(call)

      it("is recorded under the contract's own address", () => {
        expect(fixture).toMatchObject({ group, method, path })
      })

      it.each([...(fixture?.exchanges ?? [])])("$title: the answer is one of the contract's", (exchange) => {
        const { status, headers, body } = exchange.response
        const schemas = answers.get(status)
        if (fixture?.group === "V1SavedLists" && headers?.["content-disposition"] !== undefined) {
          expect(headers["content-disposition"]).toMatch(
            /^attachment; filename="(saved-lists|overlap)-2026-11-21\.(csv|xlsx)"$/,
          )
          expect(body).toMatch(isBinary(headers["content-type"] ?? "") ? /^UEsDB/ : /^(Name|Part),.*\r\n/)
          return
        }
        if (headers?.["content-type"]?.startsWith("text/csv") === true) {
          expect(headers["content-disposition"]).toMatch(
            /^attachment; filename="(LW-[\w-]+|SV-\d+-reports|orders-[a-z-]+-2026-11-21)\.csv"$/,
          )
          expect(body).toMatch(group === "History" ? /^Date,Order code,.*\r\n/ : /^\w+,.*\r?\n/)
          return
        }
        if (headers?.["content-type"] === PDF_TYPE) {
          expect(headers["content-disposition"]).toMatch(
            /^attachment; filename="(LW-[\w-]+|breakdown-2026-11-21)\.pdf"$/,
          )
          expect(body).toMatch(/^JVBERi0/)
          return
        }
        if (headers?.["content-type"] === "image/png") {
          expect(body).toMatch(/^iVBORw0KGgo/)
          return
        }
        if (headers?.["content-type"] === SVG_TYPE) {
          expect(body).toMatch(
            /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>(<path [^>]*\/>)*<\/svg>\n$/,
          )
          return
        }
        if (headers?.["content-type"] === MVT_TYPE) {
          const { layers } = new VectorTile(
            new PbfReader(Buffer.from(typeof body === "string" ? body : "", "base64")),
          )
          expect(["neighbors", "states", "counties", "zips", "zip-names", "cities", "routes"]).toEqual(
            expect.arrayContaining(Object.keys(layers)),
          )
          return
        }
        if (isBinary(headers?.["content-type"] ?? "")) {
          expect(headers?.["content-disposition"]).toMatch(
            /^attachment; filename="(LW-[\w-]+|(count-result|breakdown|Areas-by-gender)-2026-11-21)\.xlsx"$/,
          )
          expect(
            Buffer.from(typeof body === "string" ? body : "", "base64")
              .subarray(0, 4)
              .toString("latin1"),
          ).toBe("PK\u0003\u0004")
          return
        }
        if (headers?.["content-type"] === "application/x-ndjson") {
          const lines = typeof body === "string" ? body.split("\n").slice(0, -1) : []
          const parts = lines.map((line) => Schema.decodeUnknownSync(FiguresPart)(JSON.parse(line)))
          expect(parts.map(({ part }) => part)).toEqual(["count", "quote", "waterfall", "suggestions"])
          return
        }
        expect(schemas, `${call} never answers with ${status}`).toBeDefined()
        expect(
          decodes(
            (schemas ?? []).filter((schema) => !HttpApiSchema.isWithHeaders(schema)),
            // One that leads elsewhere says nothing itself.
            status === 303 && body === "" ? null : body,
          ),
        ).toBe(true)
      })

      it.each([...(fixture?.exchanges ?? [])])(
        "$title: the request is one of the contract's, or refused",
        (exchange) => {
          if (payloads.length === 0) return expect(exchange.request.body).toBeUndefined()
          const isReadable = decodes(payloads, exchange.request.body)
          expect(isReadable || refuses(exchange)).toBe(true)
        },
      )
    },
  )
})
