import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { type Caller, caller, signedIn, zipDefinition } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { type ReadMail, readMail } from "../mail/readMail.ts"

const { folder, url } = servedSite({
  quotas: {
    mails: 40,
    accountMails: 45,
    addressMailsADay: 4,
    addressMailsADayOfSite: 6,
    openConfirmations: 3,
  },
})

const OWN = "demo@listwright.example"
const COLLEAGUE = "power@listwright.example"
/** A user of another account. */
const RESELLER = "reseller@listwright.example"
const SUBMIT = "/PlaceOrder.aspx/Submit2DReportConditions"

let [demo, power, reseller]: ReadonlyArray<Caller> = []
const drafts = new Map<Caller, string>()

const draftOf = async (client: Caller): Promise<string> => {
  const { body: opened } = await client.post("/api/v1/drafts/open", { listType: 10 })
  const { body } = await client.call("PUT", `/api/v1/drafts/${opened.id}`, {
    baseRevision: opened.revision,
    definition: zipDefinition("77449", "60629"),
    choices: opened.choices,
  })
  return body.id
}

beforeAll(async () => {
  ;[demo, power, reseller] = [
    await signedIn(url),
    await signedIn(url, COLLEAGUE),
    await signedIn(url, RESELLER),
  ]
  for (const client of [demo, power, reseller]) if (client) drafts.set(client, await draftOf(client))
}, 120_000)

const of = (client: Caller | undefined): Caller => {
  if (client === undefined) throw new Error("nobody signed in")
  return client
}

/** Asks for a report as the original contract does. */
const submit = async (client: Caller | undefined, desc: string, ...emails: ReadonlyArray<string>) => {
  const reply = await of(client).post(SUBMIT, {
    order: { ListModuleSessionId: drafts.get(of(client)) },
    geos: [],
    demoCategories: [{ ColumnName: "GENDER", AttributeName: "Gender" }],
    desc,
    targetEmail: emails.join(","),
    delimiterOfEmails: ",",
  })
  return { ...reply.body.d, retryAfter: reply.headers.get("retry-after") }
}

/** Every mail that has left so far. */
const mails = async (): Promise<ReadonlyArray<ReadMail>> => {
  const files = await readdir(join(folder(), "mail")).catch(() => [])
  const whole = files.filter((file) => file.endsWith(".eml"))
  return Promise.all(whole.map(async (file) => readMail(await readFile(join(folder(), "mail", file)))))
}
const mailsTo = async (address: string) => (await mails()).filter(({ to }) => to.includes(address))
const subjectsTo = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject).toSorted()
/** The mail to an address with this subject, once it is there. */
const arrived = async (address: string, subject: string): Promise<ReadMail> => {
  for (let tries = 0; tries < 300; tries++) {
    const found = (await mailsTo(address)).find((mail) => mail.subject === subject)
    if (found !== undefined) return found
    await wait(50)
  }
  throw new Error(`no mail '${subject}' came to ${address}`)
}
/** Longer than a report takes. */
const settled = () => wait(3_000)

const REQUEST = "Northfield Marketing wants to send you documents through Listwright"
/** The links of a request: to answer, and to refuse for good. */
const linksOf = ({ text }: ReadMail) => {
  const path = (page: string) => new RegExp(`https?://[^/]+(/${page}\\?token=\\S+)`).exec(text)?.[1] ?? ""
  return { confirm: path("confirm-mail"), stop: path("stop-mail") }
}
const page = async (method: "GET" | "POST", path: string) => {
  const { body, status } = await caller(url).call(method, path)
  return { status, title: /<h1[^>]*>\s*(.*?)\s*<\/h1>/s.exec(body)?.[1] ?? "", body: String(body) }
}

describe("a report by mail", () => {
  it("goes to its sender and colleagues at once, and the reply is that of the original contract", async () => {
    expect(await submit(demo, "For us", OWN, COLLEAGUE)).toMatchObject({
      ResultFlag: true,
      ResultMessage: "",
      DataSource: { IsSuccess: true },
    })
    await arrived(OWN, "For us")
    await arrived(COLLEAGUE, "For us")
  })

  it("waits until an unknown address has confirmed, and then goes straight", async () => {
    const ann = "ann@bakery.example"
    const sent = await submit(demo, "First", OWN, ann)
    expect(sent).toMatchObject({
      ResultFlag: true,
      ResultMessage: `Sent to ${OWN}; ${ann} must confirm first, so we're emailing a link.`,
      DataSource: { IsSuccess: true, SentTo: [OWN], MustConfirm: [ann], Refused: [] },
    })
    expect((await submit(demo, "Second", ann)).ResultMessage).toBe(
      `${ann} must confirm first, so we're emailing a link.`,
    )
    const request = await arrived(ann, REQUEST)
    expect(request.text).toContain(
      `Dana Demo (${OWN}) of Northfield Marketing wants to send you reports and quotes`,
    )
    await settled()
    // One request, however many documents wait, and nothing that the sender wrote.
    expect(await subjectsTo(ann)).toEqual([REQUEST])

    const { confirm } = linksOf(request)
    // Programs open links.
    expect((await page("GET", confirm)).title).toBe("Documents from Northfield Marketing")
    expect((await page("GET", confirm)).body).toContain("Send them to me")
    await settled()
    expect(await subjectsTo(ann)).toEqual([REQUEST])

    expect((await page("POST", confirm)).title).toBe("You&#39;ve agreed")
    const report = await arrived(ann, "First")
    await arrived(ann, "Second")
    expect(report.attachments.length).toBe(1)
    expect(report.headers.get("list-unsubscribe")).toContain("/stop-mail?token=")
    // A second time, it confirms nothing new.
    expect((await page("POST", confirm)).title).toBe("You&#39;ve agreed")

    expect((await submit(power, "Third", ann)).ResultMessage).toBe("")
    await arrived(ann, "Third")
  })

  it("of another account has to be confirmed again, and is not asked for on the same day", async () => {
    const ann = "ann@bakery.example"
    expect((await submit(reseller, "Ours", ann)).DataSource).toMatchObject({ SentTo: [], MustConfirm: [ann] })
    await settled()
    expect(await subjectsTo(ann)).not.toContain("Ours")
    expect((await subjectsTo(ann)).filter((subject) => subject.includes("wants to send"))).toEqual([REQUEST])
  })

  it("never comes again to who refuses, and the account is told", async () => {
    const ben = "ben@florist.example"
    await submit(demo, "To Ben", ben)
    const { confirm, stop } = linksOf(await arrived(ben, REQUEST))
    expect((await page("GET", stop)).title).toBe("Stop email from Northfield Marketing?")
    expect((await page("POST", stop)).title).toBe("No more email from Northfield Marketing")
    expect((await page("POST", confirm)).title).toBe("No more email from Northfield Marketing")
    expect(await submit(demo, "To Ben again", ben)).toMatchObject({
      ResultFlag: false,
      ResultMessage: `${ben} doesn't want email from your account.`,
      DataSource: null,
    })
    expect(await submit(power, "To both", ben, OWN)).toMatchObject({
      ResultFlag: true,
      ResultMessage: `Sent to ${OWN}; ${ben} doesn't want email from your account.`,
    })
    await arrived(OWN, "To both")
    await settled()
    expect(await subjectsTo(ben)).toEqual([REQUEST])
  })

  it("can be ended by who had confirmed, with one click of a mail program", async () => {
    const ann = "ann@bakery.example"
    const { stop } = linksOf(await arrived(ann, "First"))
    expect((await page("POST", stop)).status).toBe(200)
    expect((await submit(demo, "Fourth", ann)).ResultMessage).toBe(
      `${ann} doesn't want email from your account.`,
    )
  })

  it("has no use for a link that the site did not make", async () => {
    const made = linksOf(await arrived("ben@florist.example", REQUEST)).confirm
    for (const path of ["/confirm-mail", "/stop-mail", "/confirm-mail?token=a.b.c", `${made}x`])
      for (const method of ["GET", "POST"] as const) expect((await page(method, path)).status).toBe(404)
  })

  it("asks only so many strangers at a time, and then does nothing at all of a call", async () => {
    const strangers = [
      "a@strangers.example",
      "b@strangers.example",
      "c@strangers.example",
      "d@strangers.example",
    ]
    const before = (await mails()).length
    const all = await submit(demo, "Spam", OWN, ...strangers)
    expect(all).toMatchObject({
      ResultFlag: false,
      ResultMessage:
        "Your account can have 3 addresses waiting to confirm, but this is for 4. Send it to fewer addresses.",
      DataSource: null,
    })
    await submit(demo, "Spam", ...strangers.slice(0, 2))
    const more = await submit(power, "Spam", ...strangers.slice(2))
    expect(more.ResultMessage).toBe(
      "Your account can have 3 addresses waiting to confirm. Try again in 7 days.",
    )
    expect(Number(more.retryAfter)).toBeGreaterThan(6 * 86_400)
    await settled()
    expect((await mails()).length - before).toBe(2)
    for (const stranger of strangers.slice(2)) expect(await mailsTo(stranger)).toEqual([])
  })
})

describe("a quote", () => {
  const saveFor = async (client: Caller, email: string) => {
    const { body } = await client.post("/PlaceOrder.aspx/SaveCount", {
      currentSessionId: "",
      order: {
        ListType: 10,
        OrderGeos: [{ GeoKeyCode: "77449", GeoType: 5 }],
        OrderContactInformation: {
          FirstName: "Cam",
          LastName: "W",
          Company: "Bakery",
          Email: email,
          OrderName: `For ${email}`,
        },
      },
    })
    expect(body.d.DataSource.IsSuccess).toBe(true)
    const { body: saved } = await client.post("/rpt/MySavedCount.aspx/GetInitSaveData", {
      pagingOptions: { PageNumber: 1, PageSize: 18 },
    })
    const lists: ReadonlyArray<{ readonly OrderDesc: string; readonly OrderId: string }> =
      saved.d.DataSource.ReportData.Items
    return lists.find(({ OrderDesc }) => OrderDesc === `For ${email}`)?.OrderId
  }
  const quoteTo = async (client: Caller, email: string) =>
    client.post("/api/v1/sent-quotes", { savedCountId: await saveFor(client, email), key: email })

  it("goes by the same rules, and the reply says so, also a second time", async () => {
    const cam = "cam@cafe.example"
    const first = await quoteTo(of(demo), cam)
    expect(first.body).toMatchObject({ mailed: { sent: [], mustConfirm: [cam], refused: [] } })
    const { confirm } = linksOf(await arrived(cam, REQUEST))
    const again = await of(demo).post("/api/v1/sent-quotes", {
      savedCountId: first.body.savedCountId,
      key: cam,
    })
    expect(again.body).toMatchObject({ id: first.body.id, mailed: { mustConfirm: [cam] } })
    await settled()
    expect(await subjectsTo(cam)).toEqual([REQUEST])
    await page("POST", confirm)
    expect((await arrived(cam, `Quote ${first.body.code}: For ${cam}`)).attachments.length).toBe(1)
    const refused = await quoteTo(of(demo), "ben@florist.example")
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "ben@florist.example doesn't want email from your account.",
    ])
  })

  it("goes to the recipients that it names instead of the contact, each by the same rules and in a mail of its own", async () => {
    const [contact, cam, unknown, ben] = [
      "contact@cafe.example",
      "cam@cafe.example",
      "a@strangers.example",
      "ben@florist.example",
    ]
    const savedCountId = await saveFor(of(demo), contact)
    const named = {
      savedCountId,
      key: "to several",
      recipients: [OWN, ` ${OWN.toUpperCase()}`, cam, unknown, ben],
    }
    const first = await of(demo).post("/api/v1/sent-quotes", named)
    const mailed = { sent: [OWN, cam], mustConfirm: [unknown], refused: [ben] }
    expect(first.body).toMatchObject({ contact: { email: contact }, mailed })
    const subject = `Quote ${first.body.code}: For ${contact}`
    for (const one of [OWN, cam]) {
      const mail = await arrived(one, subject)
      expect([mail.to, mail.attachments.length]).toEqual([[one], 1])
    }
    // The same request has the same quote and mails; with other recipients, its key is refused.
    const { recipients: _, ...unnamed } = named
    for (const again of [named, { ...named, recipients: named.recipients.toReversed() }, unnamed])
      expect((await of(demo).post("/api/v1/sent-quotes", again)).body).toEqual(first.body)
    const others = await of(demo).post("/api/v1/sent-quotes", { ...named, recipients: [OWN] })
    expect([others.status, others.body.message]).toEqual([
      422,
      "This key was used to send the quote to other recipients. Use a new key.",
    ])
    await settled()
    for (const nobody of [contact, unknown, ben]) expect(await subjectsTo(nobody)).not.toContain(subject)
    expect((await subjectsTo(OWN)).filter((one) => one === subject)).toHaveLength(1)
  })

  it.each([
    [[], "recipients", "at least one email address"],
    [["ann@a.example", "ben"], "recipients.1", "must be an email address"],
    [Array.from({ length: 6 }, (_, at) => `u${at}@a.example`), "recipients", "at most 5 email addresses"],
    ["ann@a.example", "recipients", "must be a list"],
  ])("names the field of recipients that it can't have: %j", async (recipients, path, words) => {
    const savedCountId = await saveFor(of(demo), "fields@cafe.example")
    const reply = await of(demo).post("/api/v1/sent-quotes", { savedCountId, key: "wrong", recipients })
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, path])
    expect(reply.body.message).toContain(path)
    expect(reply.body.message).toContain(words)
  })

  it("is refused with the time to wait where there are too many, and nothing of it is kept", async () => {
    expect((await quoteTo(of(demo), "c@strangers.example")).status).toBe(200)
    const reply = await quoteTo(of(demo), "d@strangers.example")
    expect([reply.status, reply.body._tag]).toEqual([429, "TooMany"])
    expect(reply.body.message).toBe(
      "Your account can have 3 addresses waiting to confirm. Try again in 7 days.",
    )
    expect(reply.headers.get("retry-after")).toBe(String(reply.body.retryAfterSeconds))
    await settled()
    expect(await mailsTo("d@strangers.example")).toEqual([])
  })
})

describe("quotas of mail", () => {
  it("count by recipient: an address gets so many a day, from one account and in all", async () => {
    // 'For us', 'Third' and the other mails to the colleague count.
    let said = ""
    for (let more = 0; more < 5 && said === ""; more++)
      said = (await submit(demo, "Again", COLLEAGUE)).ResultMessage
    expect(said).toBe(`We can't send any more emails to ${COLLEAGUE} right now. Try again in 24 hours.`)
    // The own mailbox is one's own.
    expect((await submit(power, "Mine", COLLEAGUE)).ResultFlag).toBe(true)
  })

  it("refuse a call for more than is left whole, by user and by account", async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => `${OWN.replace("@", `+${at}@`)}`)
    const before = (await mails()).length
    const said = await submit(demo, "Many", ...twenty)
    expect(said.ResultFlag).toBe(false)
    let last = said
    for (let more = 0; more < 60; more++) {
      last = await submit(demo, "Many", OWN)
      if (!last.ResultFlag) break
    }
    expect(last.ResultMessage).toMatch(
      /^(You can request 40|Your account can request 45) emails an hour\. Try again in 60 minutes\.$/,
    )
    expect(Number(last.retryAfter)).toBeGreaterThan(3_000)
    await settled()
    expect((await mails()).length - before).toBeLessThan(45)
  }, 60_000)
})
