import { LIST_TYPES } from "@listwright/domain/catalogue"
import { emptyDefinition } from "@listwright/domain/definition"
import { describe, expect, it } from "vitest"
import type { Fixture } from "../../src/mock/Fixture.ts"
import { makeMock } from "../../src/mock/makeMock.ts"
import { sampleDefinition } from "../../src/mock/recording/sample.ts"
import { demo, fixtures, URL } from "./theMock.ts"

const codes = LIST_TYPES.map(({ code }) => code)

/** The recorded user, with every source of the catalogue. */
const withAllSources = (): ReadonlyMap<string, Fixture> => {
  const user = fixtures.get("InitUser")
  if (user === undefined) throw new Error("InitUser was not recorded")
  const text = JSON.stringify(user)
  const changed: Fixture = JSON.parse(
    text.replace(/"userDataSources":\[[\d,]*\]/, `"userDataSources":[${codes.join()}]`),
  )
  return new Map([...fixtures, ["InitUser", changed]])
}

const signedIn = async (of: ReadonlyMap<string, Fixture>) => {
  const mock = makeMock({ fixtures: of })
  const ask = async (path: string, body: unknown) => {
    const answer = await mock.answer(
      new Request(`${URL}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    )
    return { status: answer?.status, body: await answer?.json() }
  }
  await ask("/Login.aspx/LoginUser", demo)
  return ask
}

const notOfUser = {
  status: 422,
  body: { _tag: "Unprocessable", message: "No this datasource, please choose one" },
}

describe("the mock for a user with every source", () => {
  it.each(codes)("opens a draft of list type %i, and the same one again", async (listType) => {
    const ask = await signedIn(withAllSources())
    const other = await ask("/api/v1/drafts", { listType: listType === 10 ? 20 : 10 })
    const opened = await ask("/api/v1/drafts/open", { listType })
    expect(opened).toMatchObject({ status: 200, body: { listType, definition: { listType } } })
    expect(opened.body.id).not.toBe(other.body.id)
    expect(await ask("/api/v1/drafts/open", { listType })).toEqual(opened)
  })

  it("counts, prices and knows attributes of the source that it has records of alone", async () => {
    const ask = await signedIn(withAllSources())
    const question = { draftId: null, revision: 1 }
    const refused = {
      status: 422,
      body: { _tag: "Unprocessable", message: "there are no records of list type 20" },
    }
    const choices = { listUsage: 1, promoCode: null, quantities: {} }
    for (const path of ["/api/v1/counts", "/api/v1/counts/waterfall", "/api/v1/quotes"]) {
      expect(await ask(path, { ...question, choices, definition: emptyDefinition(20) }), path).toEqual(
        refused,
      )
      const of10 = await ask(path, { ...question, choices, definition: sampleDefinition })
      expect(of10.status, path).toBe(200)
    }
    const none = await ask("/PlaceOrder.aspx/GetDemoAttributesList", { listtype: 20 })
    expect(none.body.d).toMatchObject({ ResultFlag: true, DataSource: [] })
    const unknown = await ask("/PlaceOrder.aspx/GetDemoAttribute", { listtype: 20, columnName: "AGE" })
    expect(unknown.body.d).toMatchObject({
      ResultFlag: false,
      ResultMessage: "columnName: there is no attribute AGE",
    })
  })

  it("ends the count of a list without records with a failure that says so", async () => {
    const ask = await signedIn(withAllSources())
    const { body } = await ask("/api/v1/drafts", { listType: 20 })
    const order = { ListModuleSessionId: body.id }
    const polled = await ask("/PlaceOrder.aspx/PollCountWithotSession", { order })
    const { requestId } = polled.body.d.DataSource
    const progress = await ask("/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", { requestId, order })
    expect(progress.body.d.DataSource).toMatchObject({ IsFailed: true })
    const counted = await ask("/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", { requestId, order })
    expect(counted.body.d).toMatchObject({
      ResultFlag: false,
      ResultMessage: "there are no records of list type 20",
    })
  })
})

describe("the mock for the recorded user, who has not every source", () => {
  it("refuses drafts and questions of any other", async () => {
    const ask = await signedIn(fixtures)
    expect(await ask("/api/v1/drafts/open", { listType: 220 })).toEqual(notOfUser)
    expect(await ask("/api/v1/drafts", { listType: 220 })).toEqual(notOfUser)
    const question = { draftId: null, revision: 1, definition: emptyDefinition(220) }
    expect(await ask("/api/v1/counts", question)).toEqual(notOfUser)
  })
})
