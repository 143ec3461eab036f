import { describe, expect, it } from "vitest"
import { type Caller, signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const get = async (path: string) => (await signedIn(url)).call("GET", path)

const search = (text: string, more = "&listType=10") =>
  get(`/api/v1/attributes/search?text=${encodeURIComponent(text)}${more}`)

/** Each group with what is first in it: 'Pet Owner: Dog of 1'. */
const firsts = async (text: string, more?: string) => {
  const { body, status } = await search(text, more)
  expect(status).toBe(200)
  return body.groups.map(
    ({
      heading,
      hits,
      more: others,
    }: {
      heading: string
      hits: ReadonlyArray<{ name: string }>
      more: number
    }) => `${heading}: ${hits[0]?.name} of ${hits.length + others}`,
  )
}

describe("the search for attributes", () => {
  it.each([
    ["dogs", ["Pet Owner: Dog of 1"]],
    ["golf", ["Interests: Golf of 1"]],
    [
      "diy",
      [
        "Interests and purchasing: Do-It-Yourself Home Improvement of 1",
        "Propensities: Remodel the Home of 1",
      ],
    ],
    ["tenins", ["Interests and purchasing: Tennis of 1"]],
    ["xylophone", []],
    ["go", []],
  ])("finds %s", async (text, expected) => {
    expect(await firsts(text)).toEqual(expected)
  })

  it("finds industries by code and name where a source has them", async () => {
    expect(await firsts("5812", "&listType=20")).toEqual(["Industry: 5812 Eating Places of 1"])
    expect((await firsts("eating places", "&listType=20"))[0]).toMatch(
      /^Industry: 58 Eating and Drinking Places/,
    )
    expect(await firsts("5812")).toEqual([])
  })

  it("finds the quick picks of the site and one's own, for their user alone, never where a source shows none", async () => {
    const heads = async (client: Caller, text: string, listType = 10) => {
      const { body } = await client.call("GET", `/api/v1/attributes/search?text=${text}&listType=${listType}`)
      return body.groups
        .filter(({ kind }: { readonly kind: string }) => kind === "quickPick")
        .flatMap(({ hits }: { readonly hits: ReadonlyArray<{ readonly name: string }> }) =>
          hits.map(({ name }) => name),
        )
    }
    const [demo, other] = [await signedIn(url), await signedIn(url, "reseller@listwright.example")]
    const saving = (listType: number) => ({
      listType,
      quickPickName: `Skippers of ${listType}`,
      quickPickDesc: "For a test",
      targetOptions: [
        {
          ColumnName: "GENDER",
          DemoCategoryType: 3,
          Values: [{ AttributeValue: "F", ColumnName: "GENDER" }],
        },
      ],
    })
    await demo.post("/PlaceOrder.aspx/SaveMyQuickpick", saving(10))
    await demo.post("/PlaceOrder.aspx/SaveMyQuickpick", saving(270))
    expect(await heads(demo, "affluent")).toEqual(["Affluent homeowners"])
    expect(await heads(demo, "restaurants", 170)).toEqual(["Restaurants without bars"])
    expect([await heads(demo, "skipper"), await heads(other, "skipper")]).toEqual([["Skippers of 10"], []])
    expect([await heads(demo, "skipper", 270), await heads(demo, "affluent", 270)]).toEqual([[], []])
    expect(await heads(demo, "skipper", 11)).toEqual([])
  })

  it("finds nothing of a source that nobody sells here", async () => {
    expect(await firsts("golf", "&listType=11")).toEqual([])
  })

  it("answers as many of a group as are asked for", async () => {
    const hits = async (more: string) =>
      (await search("income", `&listType=10${more}`)).body.groups[0].hits.length
    expect([await hits(""), await hits("&most=2"), await hits("&most=50")]).toEqual([6, 2, 12])
  })

  it.each([
    ["text=golf&listType=10&most=0", "most: must be a number from 1 to 100"],
    [`text=${"a".repeat(101)}&listType=10`, "text: must be text of at most 100 characters"],
  ])("refuses %s by its field", async (query, message) => {
    const { body, status } = await get(`/api/v1/attributes/search?${query}`)
    expect([status, body.message]).toEqual([400, message])
  })
})

describe("DemoAutoSuggestion", () => {
  const suggest = async (keyword: string, listType = 10) =>
    (await get(`/BA/DemoAutoSuggestion.ashx?Keyword=${encodeURIComponent(keyword)}&ListType=${listType}`))
      .body.d

  it("lists each attribute as a group before those of its values that were found", async () => {
    expect(await suggest("dogs")).toEqual({
      ResultFlag: true,
      ResultMessage: "",
      DataSource: [
        {
          IsGroup: true,
          AttributeDesc: "Pet Owner",
          AttributeName: "PETS",
          AttributeValueName: "",
          AttributeValue: "",
        },
        {
          IsGroup: false,
          AttributeDesc: "Pet Owner",
          AttributeName: "PETS",
          AttributeValueName: "Dog",
          AttributeValue: "2",
        },
      ],
    })
  })

  it("refuses less than 3 characters in the original's words [ob5-demo-search]", async () => {
    expect(await suggest(" go ")).toMatchObject({ ResultFlag: false, ResultMessage: "At least 3 words" })
  })
})
