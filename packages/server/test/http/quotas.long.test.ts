import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { caller, PASSWORD, type Reply, signedIn, zipDefinition } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { folder, url } = servedSite({
  quotas: { cardTokens: 2, mails: 2, drafts: 2, uploads: 2, messages: 2, guestMessages: 3, suggestions: 2 },
  trustedProxies: ["127.0.0.1"],
})

const from = (client: string) => ({ "x-forwarded-for": client })
const card = {
  holderName: "Ann Lee",
  number: "4111111111111111",
  securityCode: "123",
  expiryMonth: 12,
  expiryYear: 2031,
}

const upload = async (cookie: string): Promise<Reply> => {
  const form = new FormData()
  form.append("file", new File(["Name,Zip\nLee,60614\n"], "customers.csv"))
  const response = await fetch(`${url()}/Common/ExcelUploader.ashx`, {
    method: "POST",
    headers: { cookie },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const wait = ({ headers }: Reply): number => Number(headers.get("retry-after"))

describe("a quota of two an hour", () => {
  it("lets a client enter two cards, and another client too", async () => {
    const enter = (client: string) => caller(url).call("POST", "/sandbox-processor/cards", card, from(client))
    expect((await enter("198.51.100.1")).status).toBe(200)
    expect((await enter("198.51.100.1")).status).toBe(200)
    const third = await enter("198.51.100.1")
    expect([third.status, third.body._tag]).toEqual([429, "TooMany"])
    expect(third.body.message).toMatch(/^You can enter 2 cards an hour\. Try again in \d+ minutes\.$/)
    expect(wait(third)).toBe(third.body.retryAfterSeconds)
    expect(wait(third)).toBeGreaterThan(3_000)
    expect((await enter("198.51.100.2")).status).toBe(200)
  })

  it("lets a user start two orders, and another user too", async () => {
    const [ann, ben] = [await signedIn(url), await signedIn(url, "reseller@listwright.example")]
    const start = (client: typeof ann) => client.post("/api/v1/drafts", { listType: 10 })
    expect((await start(ann)).status).toBe(200)
    expect((await start(ann)).status).toBe(200)
    const third = await start(ann)
    expect([third.status, third.body.message]).toEqual([
      429,
      expect.stringContaining("start 2 orders an hour"),
    ])
    expect((await start(ben)).status).toBe(200)
    expect((await ann.post("/api/v1/drafts/open", { listType: 10 })).status).toBe(200)
  })

  it("counts the orders that a user starts by combining with the original call", async () => {
    const cam = await signedIn(url, "nopay@listwright.example")
    const save = (OrderName: string, GeoKeyCode: string) =>
      cam.post("/PlaceOrder.aspx/SaveCount", {
        currentSessionId: "",
        order: {
          ListType: 10,
          OrderGeos: [{ GeoKeyCode, GeoType: 5 }],
          OrderContactInformation: {
            FirstName: "Cam",
            LastName: "W",
            Company: "Bakery",
            Email: "c@bakery.example",
            OrderName,
          },
        },
      })
    for (const [at, zip] of ["77449", "60629"].entries())
      expect((await save(`List ${at}`, zip)).body.d.DataSource).toEqual({ IsSuccess: true, Message: "" })
    const { body } = await cam.post("/rpt/MySavedCount.aspx/GetInitSaveData", {
      pagingOptions: { PageNumber: 1, PageSize: 18 },
    })
    const rows: ReadonlyArray<{ readonly OrderId: string }> = body.d.DataSource.ReportData.Items
    const combine = () =>
      cam.post("/rpt/MySavedCount.aspx/PostMultiCountOrder", {
        accountId: null,
        multiCountOrderGeos: rows.map(({ OrderId }) => ({ GeoKeyCode: OrderId })),
      })
    expect((await combine()).body.d.ResultFlag).toBe(true)
    expect((await combine()).body.d.ResultFlag).toBe(true)
    const third = await combine()
    expect(third.body.d).toMatchObject({
      ResultFlag: false,
      ResultMessage: expect.stringContaining("start 2 orders an hour"),
    })
    expect(wait(third)).toBeGreaterThan(0)
    expect((await cam.post("/api/v1/drafts", { listType: 10 })).status).toBe(429)
  })

  it("counts every order that a user starts from saved lists in plain JSON", async () => {
    const dee = await signedIn(url, "digital@listwright.example")
    const definition = zipDefinition("60614")
    const save = () => dee.post("/api/v1/saved-lists", { name: "Kept", definition })
    const lists = [await save(), await save()]
    expect(lists.map(({ status }) => status)).toEqual([200, 200])
    const [id, other] = lists.map(({ body }) => body.row.id)
    const path = `/api/v1/saved-lists/${id}`
    const { secret } = (await dee.post(`${path}/share`, { access: "copy" })).body
    expect((await dee.post("/api/v1/shared-lists/open", { secret })).status).toBe(200)
    const asked = [
      save,
      () => dee.post(`${path}/duplicate`),
      () => dee.post(`${path}/open`),
      () => dee.post("/api/v1/saved-lists/overlap/open", { lists: [id, other], part: { kind: "union" } }),
      () => dee.post("/api/v1/saved-lists/import", { file: definition, name: "Filed" }),
      () => dee.post("/api/v1/shared-lists/copy", { secret }),
      () => dee.post(`/api/v1/shared-lists/${id}/copy`),
    ]
    for (const ask of asked) {
      const { body, status } = await ask()
      expect([status, body.message]).toEqual([429, expect.stringContaining("start 2 orders an hour")])
    }
  })

  it("gives a user suggestions of addresses twice, and another user too", async () => {
    const [ann, ben] = [await signedIn(url), await signedIn(url, "reseller@listwright.example")]
    const suggest = (client: typeof ann) => client.call("GET", "/api/v1/places/suggestions?text=chicago")
    expect([(await suggest(ann)).status, (await suggest(ann)).status]).toEqual([200, 200])
    const third = await suggest(ann)
    expect([third.status, third.body.message]).toEqual([
      429,
      expect.stringMatching(/^You can ask for suggestions 2 times an hour\. Try again in /),
    ])
    expect(wait(third)).toBeGreaterThan(3_000)
    expect((await suggest(ben)).status).toBe(200)
  })

  it("lets a user send two files, and another user too", async () => {
    const [ann, ben] = [await signedIn(url), await signedIn(url, "reseller@listwright.example")]
    expect((await upload(ann.cookie())).body.d.ResultFlag).toBe(true)
    expect((await upload(ann.cookie())).body.d.ResultFlag).toBe(true)
    const third = await upload(ann.cookie())
    expect(third.body.d).toMatchObject({
      ResultFlag: false,
      ResultMessage: expect.stringContaining("upload 2 files an hour"),
    })
    expect(wait(third)).toBeGreaterThan(3_000)
    expect((await upload(ben.cookie())).body.d.ResultFlag).toBe(true)
  })

  it("lets a user request two mails, whose names tell nothing, and another user too", async () => {
    const [ann, ben] = [await signedIn(url), await signedIn(url, "reseller@listwright.example")]
    const ask = (client: typeof ann) =>
      client.post("/PlaceOrder.aspx/SuppressionUploadNotifier", { Quantity: 7 })
    expect((await ask(ann)).body.d.ResultFlag).toBe(true)
    expect((await ask(ann)).body.d.ResultFlag).toBe(true)
    expect((await ask(ann)).body.d.ResultMessage).toContain("request 2 emails an hour")
    expect((await ask(ben)).body.d.ResultFlag).toBe(true)
    const names = await readdir(join(folder(), "mail"))
    expect(names).toHaveLength(3)
    for (const name of names)
      expect(name).toMatch(/^suppression-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/)
  })

  it("lets a guest send two messages, and all guests three", async () => {
    const send = async (client: string, Email = "ann@bakery.example") => {
      const FormData = JSON.stringify({
        FirstName: "Ann",
        LastName: "",
        Company: "",
        Email,
        Phone: "",
        Comment: "Do you sell lists of dog owners?",
        Page: "",
        PageInfo: "/",
        FromSite: "Listwright",
        Source: "",
      })
      const response = await fetch(`${url()}/Contact/SendMessage.ashx`, {
        method: "POST",
        headers: from(client),
        body: new URLSearchParams({ Action: "save-contact-info", FormData }),
      })
      const { Message, Status } = await response.json()
      return [Status, Message, response.headers.has("retry-after")]
    }
    const sent = [1, "", false]
    expect([await send("198.51.100.1"), await send("198.51.100.1")]).toEqual([sent, sent])
    const tooMany = [0, expect.stringMatching(/^You can send 2 messages an hour\. Try again in /), true]
    expect(await send("198.51.100.1")).toEqual(tooMany)
    // What is not kept does not count.
    expect((await send("198.51.100.2", "ann"))[1]).toBe("E-mail must be valid")
    expect(await send("198.51.100.2")).toEqual(sent)
    expect(await send("198.51.100.3")).toEqual([
      0,
      expect.stringMatching(/^You can send 3 messages \(all guests combined\) an hour\. Try again in /),
      true,
    ])
  })
})

describe("a client behind a trusted proxy", () => {
  it("is limited alone when it guesses a password, learns when to try again, and locks out nobody", async () => {
    const form = { email: "power@listwright.example", password: "guess" }
    const guess = (client: string, password = "guess") =>
      caller(url).call("POST", "/Login.aspx/LoginUser", { ...form, password }, from(client))
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await guess("203.0.113.5")).body.d.ResultMessage).toContain("invalid")
    const eleventh = await guess("203.0.113.5", PASSWORD)
    expect(eleventh.body.d.ResultMessage).toContain("Too many attempts")
    expect(wait(eleventh)).toBeGreaterThan(200)
    expect((await guess("203.0.113.6", PASSWORD)).body.d.ResultFlag).toBe(true)
    // A client's own claim is ignored: the trusted proxy writes the last entry.
    expect((await guess("203.0.113.6, 203.0.113.5", PASSWORD)).body.d.ResultFlag).toBe(false)
  })

  it("keeps nobody out of an account from a browser in which they have signed in before", async () => {
    const email = "nopay@listwright.example"
    const client = "203.0.113.20"
    const signIn = (password: string, cookie = "") =>
      caller(url).call("POST", "/Login.aspx/LoginUser", { email, password }, { ...from(client), cookie })
    const known = (await signIn(PASSWORD)).headers
      .getSetCookie()
      .find((one) => one.startsWith("listwright_device="))
    expect(known).toMatch(
      /^listwright_device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const cookie = known?.split(";")[0] ?? ""
    for (let attempt = 0; attempt < 10; attempt++) await signIn("guess")
    expect((await signIn(PASSWORD)).body.d.ResultMessage).toContain("Too many attempts")
    const madeUp = cookie.replace(/.$/, (last) => (last === "A" ? "E" : "A"))
    expect((await signIn(PASSWORD, madeUp)).body.d.ResultMessage).toContain("Too many attempts")
    expect((await signIn(PASSWORD, cookie)).body.d.ResultFlag).toBe(true)
    // Who has stolen it guesses no more often than anybody else.
    for (let attempt = 0; attempt < 10; attempt++) await signIn("guess", cookie)
    expect((await signIn(PASSWORD, cookie)).body.d.ResultMessage).toContain("Too many attempts")
  })
})
