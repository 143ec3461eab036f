import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { WireRequest } from "@listwright/adapters"
import { Schema } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { RunningSite } from "../orders/runningSite.ts"
import { removeFolder, temporaryFolder } from "../orders/shop.ts"

const data = temporaryFolder()
let site: RunningSite

beforeAll(async () => {
  site = await RunningSite.start(data)
  await site.signIn()
})
afterAll(async () => {
  await site.stop()
  removeFolder(data)
})

const INQUIRY = {
  FirstName: "Ann Buyer",
  LastName: "",
  Company: "",
  Email: "ann@bakery.example",
  Phone: "",
  Comment: "Do you sell lists of dog owners?\nWe need <b>500</b>.",
  Page: "",
  PageInfo: "/slc",
  FromSite: "Listwright",
  Source: "",
}

const sent = Schema.decodeUnknownSync(Schema.Struct({ Status: Schema.Int, Message: Schema.String }))
/** Posts a form as a guest. */
const post = (fields: Readonly<Record<string, string>>) =>
  fetch(`${site.url}/Contact/SendMessage.ashx`, { method: "POST", body: new URLSearchParams(fields) })
const send = async (change: object = {}) =>
  sent(
    await (
      await post({ Action: "save-contact-info", FormData: JSON.stringify({ ...INQUIRY, ...change }) })
    ).json(),
  )

const received = async (): Promise<ReadonlyArray<WireRequest>> => {
  const secrets = JSON.parse(await readFile(join(data, "site", "secrets.json"), "utf8"))
  const response = await fetch(`${site.url}/api/v1/requests`, {
    headers: { "x-listwright-operator": String(secrets.operator) },
  })
  const { requests } = Schema.decodeUnknownSync(Schema.Struct({ requests: Schema.Array(WireRequest) }))(
    await response.json(),
  )
  return requests
}

const untilMailed = async (name: string): Promise<WireRequest> => {
  const found = (await received()).find((request) => request.name === name && request.mailedAt !== null)
  return found ?? untilMailed(name)
}

const mailTo = async (id: string): Promise<string> => {
  const names = await readdir(join(data, "mail"))
  const [name] = names.filter((each) => each.includes(id))
  return name === undefined ? "" : await readFile(join(data, "mail", name), "utf8")
}

describe("SendMessage", () => {
  it("keeps a guest's message and mails it to the site's contact, once", async () => {
    assert.deepStrictEqual(await send(), { Status: 1, Message: "" })
    const request = await untilMailed("Ann Buyer")
    assert.deepInclude(request, {
      kind: "contact",
      email: "ann@bakery.example",
      facts: [{ name: "Sent from", value: "/slc" }],
      message: INQUIRY.Comment,
    })
    const mail = await mailTo(request.id)
    assert.include(mail, "Subject: Message from Ann Buyer")
    assert.match(mail, /^Reply-To: <?ann@bakery\.example>?\r?$/m)
    assert.include(mail, "ann@bakery.example")
    const names = await readdir(join(data, "mail"))
    assert.lengthOf(
      names.filter((name) => name.includes(request.id)),
      1,
    )
  })

  it("knows the data diagnostic by its Source", async () => {
    const change = { FirstName: "Bea", LastName: "Diaz", Page: "12000", Source: "Data-Diagnostic" }
    assert.strictEqual((await send(change)).Status, 1)
    const request = await untilMailed("Bea Diaz")
    assert.strictEqual(request.kind, "diagnostic")
    assert.deepInclude(request.facts, { name: "Records", value: "12000" })
  })

  it.each([
    [{ FirstName: " " }, "It's required"],
    [{ Email: "ann" }, "E-mail must be valid"],
    [{ Source: "Data-Diagnostic", LastName: "Buyer", Page: "9999" }, "10,000 to 25,000 records"],
  ])("with %o is not sent", async (change, words) => {
    const before = await received()
    assert.deepStrictEqual(await send(change), { Status: 0, Message: words })
    assert.lengthOf(await received(), before.length)
  })

  it("takes neither another action, nor a form that is too large or no JSON, and says why", async () => {
    const formData = JSON.stringify(INQUIRY)
    const text = async (fields: Readonly<Record<string, string>>) => await (await post(fields)).text()
    assert.include(await text({ Action: "delete", FormData: formData }), '"Status":0')
    assert.include(await text({ Action: "save-contact-info", FormData: "{" }), '"Status":0')
    const long = JSON.stringify({ ...INQUIRY, Comment: "x".repeat(10_001) })
    assert.include(await text({ Action: "save-contact-info", FormData: long }), "at most 10000 characters")
  })
})

describe("AddMarketingEmail", () => {
  const request = {
    name: "Cleo Park",
    phone: "312-555-0100",
    email: "cleo@bakery.example",
    accomplish: "More people in our shop",
    prospects: "Email,Other: Radio",
    campaignBudget: "$2,500 - $4,999",
    startDate: "ASAP",
  }
  const add = (change: object = {}) =>
    site.json("POST", "/PlaceOrder.aspx/AddMarketingEmail", { ...request, ...change })

  it("keeps and mails the request of a signed-in user", async () => {
    assert.deepInclude(await add(), { d: { ResultFlag: true, ResultMessage: "", DataSource: {} } })
    const kept = await untilMailed("Cleo Park")
    assert.strictEqual(kept.kind, "campaign")
    assert.deepStrictEqual(kept.facts, [
      { name: "Phone", value: "312-555-0100" },
      { name: "Channels", value: "Email, Other: Radio" },
      { name: "Budget", value: "$2,500 - $4,999" },
      { name: "Start", value: "ASAP" },
    ])
  })

  it("refuses what its form would", async () => {
    assert.include(JSON.stringify(await add({ accomplish: "More" })), "Enter at least 10 characters")
    assert.include(JSON.stringify(await add({ campaignBudget: "$1" })), "Please choose a budget")
  })
})

describe("CreateAccount", () => {
  const create = async (AccountName: string) =>
    JSON.stringify(await site.json("POST", "/LandingPage.aspx/CreateAccount", { AccountName }))
  const accounts = async () => JSON.stringify(await site.json("POST", "/Common/InitUser.ashx", {}))

  it("is refused to who is no reseller", async () => {
    assert.include(await create("Elm Street Florist"), "Only resellers create accounts.")
  })

  it("opens an account that its reseller works for at once, once by each name", async () => {
    await site.signIn("reseller")
    assert.notInclude(await accounts(), "Elm Street Florist")
    assert.include(
      await create(" Elm Street Florist "),
      '"ResultFlag":true,"ResultMessage":"","DataSource":true',
    )
    assert.include(await accounts(), '"AccountName":"Elm Street Florist"')
    assert.include(await create("elm street florist"), "There is an account of this name already.")
    assert.include(await create("  "), "An account needs a name")
    assert.include(await create("x".repeat(101)), "An account needs a name")
    await site.signIn()
    assert.notInclude(await accounts(), "Elm Street Florist")
  })
})

describe("a client that sends too many messages", () => {
  it("is told when to try again, and nothing more is kept", async () => {
    let answer = await send()
    while (answer.Status === 1) answer = await send()
    assert.match(answer.Message, /^You can send 20 messages an hour. Try again in /)
    assert.isAtMost((await received()).filter(({ kind }) => kind !== "campaign").length, 20)
  })
})
