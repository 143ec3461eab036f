import { MAX_COUNTED_INDUSTRIES } from "@listwright/domain/counting"
import { describe, expect, it } from "vitest"
import { type Caller, signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

let signedInOnce: Promise<Caller> | undefined
const demo = () => (signedInOnce ??= signedIn(url))
const original = async (call: string, body: object) =>
  (await (await demo()).post(`/PlaceOrder.aspx/${call}`, body)).body.d
const children = (id: string, listType = 170) => original("GetChildrenBySICCode", { id, listType })
const search = (keyword: string, listType = 170) => original("SearchSICByKeyword", { keyword, listType })

interface Node {
  readonly data: string
  readonly val: string
  readonly state: string
}
interface Hit {
  readonly IndustryCode: string
}
const codesOf = (nodes: ReadonlyArray<Node>) => nodes.map(({ val }) => val)

describe("the tree of business types", () => {
  it.each(["", "0", " "])("begins with its divisions: %j", async (top) => {
    const { DataSource, ResultFlag } = await children(top)
    expect(ResultFlag).toBe(true)
    expect(codesOf(DataSource)).toEqual(["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"])
    expect(DataSource[6]).toEqual({
      data: "Retail Trade",
      attributes: { IndustryCode: "G" },
      state: "closed",
      val: "G",
      children: [],
    })
  })

  it("goes down level by level to what nothing is below, in small letters too", async () => {
    expect(codesOf((await children("g")).DataSource)).toEqual([
      "52",
      "53",
      "54",
      "55",
      "56",
      "57",
      "58",
      "59",
    ])
    expect(codesOf((await children("58")).DataSource)).toEqual(["581"])
    const bottom: ReadonlyArray<Node> = (await children(" 581 ")).DataSource
    expect(bottom.map(({ data, state, val }) => [val, data, state])).toEqual([
      ["5812", "Eating Places", ""],
      ["5813", "Drinking Places (Alcoholic Beverages)", ""],
    ])
    expect((await children("5812")).DataSource).toEqual([])
  })

  it.each([
    ["98", "id: there is no industry '98'"],
    ["G8", "id: there is no industry 'G8'"],
    ["x".repeat(1_000), `id: there is no industry '${"x".repeat(20)}'`],
  ])("has nothing below what there is not: %s", async (id, message) => {
    expect(await children(id)).toEqual({ ResultFlag: false, ResultMessage: message, DataSource: null })
  })
})

describe("a search for business types", () => {
  it("finds nodes of any level by the beginnings of words and codes, with their divisions [ob5-business-search]", async () => {
    const { DataSource } = await search("  eating PLACES ")
    expect(DataSource[0]).toEqual({
      IndustryCode: "5812",
      IndustryDesc: "Eating Places",
      IndustryLevel: 4,
      TopLevelIndustryCode: "G",
      IsBottom: true,
    })
    expect(DataSource.slice(1)).toEqual([
      expect.objectContaining({ IndustryCode: "58", IndustryLevel: 2, IsBottom: false }),
      expect.objectContaining({ IndustryCode: "581", IndustryLevel: 3, IsBottom: false }),
    ])
    const byCode: ReadonlyArray<Hit> = (await search("581")).DataSource
    expect(byCode.map(({ IndustryCode }) => IndustryCode)).toEqual(["581", "5812", "5813"])
  })

  it.each(["", "   ", "%", "zzzz"])("finds nothing for %j", async (keyword) => {
    expect(await search(keyword)).toEqual({ ResultFlag: true, ResultMessage: "", DataSource: [] })
  })

  it("refuses what is too long, by its field", async () => {
    expect((await search("a".repeat(100))).ResultFlag).toBe(true)
    const { ResultFlag, ResultMessage } = await search("a".repeat(101))
    expect([ResultFlag, ResultMessage]).toEqual([false, "keyword: must be text of at most 100 characters"])
  })
})

describe.each([
  [10, "listType: list type 10 has no business types"],
  [11, "No this datasource, please choose one"],
])("source %i, which has no business types or is not the user's,", (listType, message) => {
  it("is refused", async () => {
    for (const refused of [await children("", listType), await search("bakeries", listType)])
      expect(refused).toEqual({ ResultFlag: false, ResultMessage: message, DataSource: null })
  })
})

describe("the records of business types", () => {
  const definition = (listType = 170, criteria: ReadonlyArray<object> = []) => ({
    version: 1,
    listType,
    areas: [{ kind: "nation", excluded: false }],
    audience: { unit: "individuals", criteria },
    phoneOption: null,
    emailOption: null,
    suppressions: { orders: { mode: "off" }, savedCounts: { mode: "off" }, files: { mode: "off" } },
    occupant: null,
  })
  const about = (industries: ReadonlyArray<unknown>, asked: object = definition()) => ({
    definition: asked,
    draftId: null,
    revision: 4,
    industries,
  })
  const each = async (body: object) => (await demo()).post("/api/v1/counts/each-industry", body)
  const count = async (criteria: ReadonlyArray<object>): Promise<number> => {
    const body = { definition: definition(170, criteria), draftId: null, revision: 1 }
    return (await (await demo()).post("/api/v1/counts", body)).body.answer.total
  }
  const onlyOf = (code: string) => ({ kind: "industries", column: "SIC", added: [code], omitted: [] })

  it("are what a list of each alone counts, whatever the list adds and omits", async () => {
    const codes = ["G", "58", "5812", "H"]
    const chosen = { kind: "industries", column: "SIC", added: ["H"], omitted: ["58"] }
    const { body, status } = await each(about(codes, definition(170, [chosen])))
    expect([status, body.revision]).toEqual([200, 4])
    expect(body.eachIndustry).toEqual({
      total: await count([]),
      industries: await Promise.all(
        codes.map(async (code) => ({ code, records: await count([onlyOf(code)]) })),
      ),
    })
    // Every count is above 0, so that an industry wrongly added to another one would show.
    for (const { records } of body.eachIndustry.industries) expect(records).toBeGreaterThan(0)
  })

  it(`are asked for at most ${MAX_COUNTED_INDUSTRIES} at once`, async () => {
    const many = Array.from({ length: MAX_COUNTED_INDUSTRIES + 1 }, (_, at) => String(at + 10))
    const { body, status } = await each(about(many))
    expect([status, body.message]).toEqual([400, "industries: must be at most 60 industries"])
    expect((await each(about([]))).body.eachIndustry.industries).toEqual([])
  })

  it.each([
    [["58a"], definition(), 400, "industries.0"],
    [["98"], definition(), 422, "SIC has no value '98'"],
    [["58"], definition(10), 422, "there is no column SIC"],
    [["58"], definition(11), 422, "This data source isn't available. Please choose another one."],
  ])("of %j are refused with words", async (industries, asked, expected, said) => {
    const { body, status } = await each(about(industries, asked))
    expect([status, body.message]).toEqual([expected, expect.stringContaining(said)])
  })

  it("of a draft that is not the user's are not counted", async () => {
    const client = await demo()
    const { body: draft } = await client.post("/api/v1/drafts", { listType: 170 })
    const other = await signedIn(url, "digital@listwright.example")
    const asked = { ...about(["58"]), draftId: draft.id }
    const { status } = await other.post("/api/v1/counts/each-industry", asked)
    expect(status).toBe(422)
    expect((await client.post("/api/v1/counts/each-industry", asked)).status).toBe(200)
  })
})
