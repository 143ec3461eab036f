import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Exit, Schema } from "effect"
import { HttpApi, HttpApiSchema } from "effect/http-api"
import { describe, expect, it } from "vitest"
import { readOriginalCalls } from "../../../../scripts/docs/originalCalls.ts"
import { Api } from "../../src/contract/Api.ts"

const folder = join(import.meta.dirname, "../../../../fixtures/http")

const Texts = Schema.Record(Schema.String, Schema.String)

/** An example as the walk of `packages/server/test/original-calls` writes it. */
const Example = Schema.Struct({
  group: Schema.String,
  call: Schema.String,
  method: Schema.Literals(["GET", "POST"]),
  path: Schema.String,
  request: Schema.Struct({ query: Schema.optionalKey(Texts), body: Schema.optionalKey(Schema.Json) }),
  response: Schema.Struct({
    status: Schema.Int,
    type: Schema.optionalKey(Schema.String),
    disposition: Schema.optionalKey(Schema.String),
    body: Schema.Json,
  }),
  /** The places where a list or a text was shortened, with its original length. */
  cut: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
})

const examples = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .toSorted()
  .map((name) => Schema.decodeUnknownSync(Example)(JSON.parse(readFileSync(join(folder, name), "utf8"))))

interface Call {
  readonly group: string
  readonly method: string
  readonly path: string
  readonly payloads: ReadonlyArray<Schema.Top>
  readonly answers: ReadonlyMap<number, ReadonlyArray<Schema.Top>>
}

const calls = new Map<string, Call>()
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint, errors, group, successes }) => {
    calls.set(endpoint.identifier, {
      group: group.identifier,
      method: endpoint.method,
      path: endpoint.path,
      // A form with a file is not JSON.
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

/** The first bytes of files that are no text, in base64. */
const BEGINNINGS = {
  spreadsheetml: /^UEsDB/,
  "image/jpeg": /^\/9j\//,
  "image/svg": /^<svg /,
  "text/csv": /^\w+,/,
}

describe("the examples of the original calls", () => {
  it("are one each", () => {
    const paths = examples.map(({ method, path }) => `${method} ${path.slice(1)}`)
    expect(paths.toSorted()).toEqual(
      readOriginalCalls()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    )
  })

  it("would not pass with an answer of another form", () => {
    const answers = calls.get("GetCart")?.answers.get(200) ?? []
    const body = examples.find(({ call }) => call === "GetCart")?.response.body
    expect(decodes(answers, body)).toBe(true)
    expect(decodes(answers, { d: { ...Object(Object(body).d), DataSource: { User: "many" } } })).toBe(false)
  })

  it.each(examples)("$call: the request and the reply are those of the contract", (example) => {
    const { call, group, method, path, request, response } = example
    const known = calls.get(call)
    expect(known).toMatchObject({ group, method, path })
    if ((known?.payloads.length ?? 0) > 0) expect(decodes(known?.payloads ?? [], request.body)).toBe(true)
    const { body, disposition, status, type = "" } = response
    const file = Object.entries(BEGINNINGS).find(([name]) => type.includes(name))
    if (file !== undefined) {
      expect(body).toMatch(file[1])
      if (disposition !== undefined)
        expect(disposition).toMatch(/^attachment; filename="[\w-]+\.(csv|xlsx)"$/)
      return
    }
    const schemas = known?.answers.get(status) ?? []
    expect(
      decodes(
        schemas.filter((schema) => !HttpApiSchema.isWithHeaders(schema)),
        body,
      ),
    ).toBe(true)
  })
})
