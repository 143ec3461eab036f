import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { type Caller, caller, PASSWORD, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { delivered, placeOrder } from "../history/placeOrder.ts"
import { pdfText } from "../quotes/pdfText.ts"
import { script, type Script } from "../saved-lists/scriptedClient.ts"

const { folder, url } = servedSite()

type Data = ReturnType<typeof JSON.parse>

let demo: Script
let buyer: Caller

const ohio = (LabelCount: number, CreativeId?: string) => ({
  ListType: 10,
  GeoType: 2,
  LabelCount,
  ...(CreativeId === undefined ? {} : { CreativeId }),
  OrderGeos: [{ GeoKeyCode: "OH", GeoType: 2, DesiredQty: 260 }],
})

beforeAll(async () => {
  demo = await script(url(), "demo@listwright.example", PASSWORD)
  buyer = await signedIn(url)
})

const asOperator = (method: string, path: string, body?: unknown) => {
  const secrets = JSON.parse(readFileSync(join(folder(), "site", "secrets.json"), "utf8"))
  return caller(url).call(method, path, body, { "x-listwright-operator": secrets.operator })
}
const receipt = async (code: string): Promise<Data> =>
  (await buyer.call("GET", `/api/v1/orders/${code}`)).body
const tasks = async (query = ""): Promise<ReadonlyArray<Data>> =>
  (await asOperator("GET", `/api/v1/operator/tasks${query}`)).body.tasks
const tasksOf = async (code: string): Promise<ReadonlyArray<Data>> => tasks(`?all=true&order=${code}`)
const mails = (subject: string): ReadonlyArray<string> =>
  globSync(join(folder(), "mail", "*.eml"))
    .map((file) => readFileSync(file, "utf8"))
    .filter((mail) => mail.includes(`Subject: ${subject}`))
const ordered = async (name: string, labels: number, creative?: string): Promise<string> => {
  const { code } = await placeOrder(demo, name, ohio(labels, creative))
  await delivered(demo, code)
  return code
}

describe("address labels", () => {
  it("are a charge, a task, and sheets of the delivered names and addresses", async () => {
    const code = await ordered("With labels", 2, "Blue card")
    const { creativeId, lines, tasks: shown } = await receipt(code)
    expect(creativeId).toBe("Blue card")
    expect(lines.map(({ label }: Data) => label)).toEqual(expect.arrayContaining(["Labels", "Shipping"]))
    expect(shown).toMatchObject([
      {
        kind: "labels",
        what: "2 sets of address labels for 260 records, printed and shipped",
        state: "open",
        endedOn: null,
        note: "",
      },
    ])
    const list = (await demo.download(`api/v1/orders/${code}/list.csv`)).trimEnd().split("\r\n")
    const [head = [], ...rows] = list.map((line) => line.split(","))
    const cell = (row: ReadonlyArray<string>, name: string) => row[head.indexOf(name)] ?? ""
    for (const [stock, pages] of [
      ["avery5160", 9],
      ["avery4013", 22],
    ] as const) {
      const response = await fetch(`${url()}/api/v1/orders/${code}/labels/${stock}`, {
        headers: { cookie: buyer.cookie() },
      })
      expect([response.status, response.headers.get("content-disposition")]).toEqual([
        200,
        `attachment; filename="${code}-${stock}.pdf"`,
      ])
      const pdf = Buffer.from(await response.arrayBuffer())
      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(pages)
      const text = pdfText(pdf).replaceAll(/\s+/g, " ")
      for (const row of rows) {
        expect(text).toContain(`${cell(row, "First Name")} ${cell(row, "Last Name")}`)
        expect(text).toContain(cell(row, "Address"))
      }
    }
    // The operator may print them, but another user may not.
    const own = await asOperator("GET", `/api/v1/operator/tasks/${code}/labels/avery5160`)
    expect(own.status).toBe(200)
    const other = await signedIn(url, "digital@listwright.example")
    expect((await other.call("GET", `/api/v1/orders/${code}/labels/avery5160`)).status).toBe(404)
  })

  it("are none of an order that has none", async () => {
    const code = await ordered("Without labels", 0)
    expect(await receipt(code)).not.toHaveProperty("tasks")
    expect((await buyer.call("GET", `/api/v1/orders/${code}/labels/avery5160`)).body.message).toBe(
      "This order has no address labels.",
    )
    expect(await tasksOf(code)).toEqual([])
    expect((await asOperator("GET", `/api/v1/operator/tasks/${code}/list.csv`)).status).toBe(404)
  })
})

describe("a task", () => {
  it("is listed for the operator alone, with whom it is for, the first due first", async () => {
    const code = await ordered("To do", 1)
    expect((await buyer.call("GET", "/api/v1/operator/tasks")).status).toBe(401)
    const open = await tasks()
    const due: ReadonlyArray<string> = open.map(({ dueOn }) => dueOn)
    expect(due).toEqual(due.toSorted((one, other) => one.localeCompare(other)))
    expect(open.find(({ orderCode }) => orderCode === code)).toMatchObject({
      orderName: "To do",
      kind: "labels",
      state: "open",
      isLate: false,
      isDisputed: false,
      hasList: true,
      contact: {
        name: "Dana Whitfield, Bakery",
        email: "dana@bakery.example",
        address: ["12 Harbor Street", "Chicago, IL 60614"],
      },
    })
    const list = await asOperator("GET", `/api/v1/operator/tasks/${code}/list.csv`)
    expect(list.status).toBe(200)
  })

  it("that is done is told to the buyer once, with the note, and costs nothing back", async () => {
    const code = await ordered("Done", 1)
    const path = `/api/v1/operator/tasks/${code}/labels`
    const wish = { note: "Parcel 1Z999" }
    for (const { body } of await Promise.all([1, 2].map(() => asOperator("POST", `${path}/done`, wish))))
      expect(body).toMatchObject({ state: "done", note: "Parcel 1Z999", refund: "0.00" })
    expect((await receipt(code)).tasks).toMatchObject([{ state: "done", note: "Parcel 1Z999" }])
    await vi.waitUntil(() => mails(`Your address labels are on their way (${code})`).length > 0, {
      timeout: 20_000,
    })
    expect(mails(`Your address labels are on their way (${code})`)).toHaveLength(1)
    expect(mails(`Your address labels are on their way (${code})`)[0]).toContain("Parcel 1Z999")
    const refused = await asOperator("POST", `${path}/refund`, {})
    expect([refused.status, refused.body.message]).toEqual([422, "This task is already done."])
    expect((await receipt(code)).refunds).toEqual([])
    const { status } = await asOperator("POST", `/api/v1/operator/tasks/${code}/digitalMedia/done`, wish)
    expect(status).toBe(404)
  })

  it("that cannot be done is paid back with its tax, once, and the list stays", async () => {
    const code = await ordered("Out of paper", 1)
    const { lines, taxCharge, totalBeforeTax } = await receipt(code)
    const charged = lines
      .filter(({ label }: Data) => ["Labels", "Shipping"].includes(label))
      .reduce((sum: number, { amount }: Data) => sum + Number(amount), 0)
    const rate = Number(taxCharge) / Number(totalBeforeTax)
    const [{ refund }] = await tasksOf(code)
    expect(Number(refund)).toBeCloseTo(charged * (1 + rate), 1)
    const path = `/api/v1/operator/tasks/${code}/labels/refund`
    for (const { body } of await Promise.all([1, 2].map(() => asOperator("POST", path, {}))))
      expect(body).toMatchObject({ amount: refund, isMade: true, isDownloadClosed: false })
    expect(await receipt(code)).toMatchObject({
      refunded: refund,
      downloadClosedOn: null,
      tasks: [{ state: "refunded" }],
    })
    const done = await asOperator("POST", `/api/v1/operator/tasks/${code}/labels/done`, { note: "" })
    expect(done.body.message).toBe("This task was refunded, so there is nothing left to do.")
  })

  it("is called off with its order", async () => {
    const code = await ordered("Called off", 1)
    await asOperator("POST", `/api/v1/orders/${code}/refunds`, { key: "all", amount: null })
    expect(await tasksOf(code)).toMatchObject([{ state: "canceled", refund: "0.00" }])
    expect((await tasks()).map(({ orderCode }) => orderCode)).not.toContain(code)
    const done = await asOperator("POST", `/api/v1/operator/tasks/${code}/labels/done`, { note: "" })
    expect(done.body.message).toBe("The order was refunded in full, so there is nothing left to do.")
  })

  it("of an order that was not paid is none", async () => {
    const { message } = await placeOrder(demo, "Declined", ohio(1), "4000000000000002")
    expect(message).not.toBe("")
    expect((await tasks("?all=true")).map(({ orderName }) => orderName)).not.toContain("Declined")
  })
})
