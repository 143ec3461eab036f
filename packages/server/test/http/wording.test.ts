import { beforeAll, describe, expect, it } from "vitest"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

/** A source that no demo user may order. */
const NOT_SOLD = 220

/** The calls of the original contract that our own clients make, and one that only others make. */
const ORIGINAL_CALLS = [
  [
    "an order of a source that isn't sold",
    "/PlaceOrder.aspx/SubmitOrder",
    { order: { ListType: NOT_SOLD } },
    "No this datasource, please choose one",
  ],
  [
    "a range without its end",
    "/PlaceOrder.aspx/GetZipcodesByRange",
    { fromZipcode: "60614", toZipcode: "", maxLength: 2_000 },
    "Please input ZIP Code.",
  ],
  [
    "a campaign without a channel",
    "/PlaceOrder.aspx/AddMarketingEmail",
    {
      name: "Dana",
      phone: "312 555 0100",
      email: "dana@bakery.example",
      accomplish: "More breakfast guests",
      prospects: "",
      campaignBudget: "$2,500 - $4,999",
      startDate: "ASAP",
    },
    "Please select prospects",
  ],
] as const

describe.each([
  ["corrected", "This data source isn't available. Please choose another one."],
  ["original", "No this datasource, please choose one"],
])("a site whose wording is %s", (wording, notSold) => {
  const { url } = servedSite({ readings: { wording } })
  let client: Caller
  beforeAll(async () => {
    client = await signedIn(url)
  })

  it("words what it refuses in /api/v1 so [p5-wording]", async () => {
    const refused = { status: 422, body: { _tag: "Unprocessable", message: notSold } }
    expect(await client.post("/api/v1/drafts/open", { listType: NOT_SOLD })).toMatchObject(refused)
    const definition = { ...zipDefinition("60614"), listType: NOT_SOLD }
    expect(await client.post("/api/v1/counts", { definition, draftId: null, revision: 1 })).toMatchObject(
      refused,
    )
    expect(await client.call("GET", `/api/v1/areas?text=cook&listType=${NOT_SOLD + 1}`)).toMatchObject(
      refused,
    )
  })

  it.each(ORIGINAL_CALLS)(
    "answers %s in the original words, to the letter [p5-original-words]",
    async (_, path, body, text) => {
      const { body: answer } = await client.post(path, body)
      expect(answer.d).toMatchObject({ ResultFlag: false, ResultMessage: text })
    },
  )

  it("finds a keyword too short in the original words, in a call that only others make [p5-original-words]", async () => {
    const { body } = await client.call("GET", "/BA/DemoAutoSuggestion.ashx?Keyword=go&ListType=10")
    expect(body.d).toMatchObject({ ResultFlag: false, ResultMessage: "At least 3 words" })
  })

  it("finds an address malformed in the original words [p5-original-words]", async () => {
    const { body } = await client.call("GET", "/GeneratePwd.ashx?email=nobody")
    expect(String(body)).toContain("Invalid Email Address")
  })
})
