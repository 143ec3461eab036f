import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { WireStuckJob } from "@listwright/adapters"
import { CountAreaTable, CountBreakdown } from "@listwright/domain/counting"
import { Draft } from "@listwright/domain/drafts"
import { Schema } from "effect"
import Excel from "exceljs"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { readMail } from "../mail/readMail.ts"
import { refusalOf, zipsOfNewYork } from "../orders/preparedOrder.ts"
import { RunningSite } from "../orders/runningSite.ts"
import { pdfText } from "../quotes/pdfText.ts"
import { removeFolder, temporaryFolder, zips } from "../orders/shop.ts"

/** The user who asks, and a colleague; any other reader has to confirm first. */
const READERS = ["demo@listwright.example", "power@listwright.example"]

const data = temporaryFolder()
let site: RunningSite
let draft: Draft

const tableOf = Schema.decodeUnknownSync(Schema.Struct({ areaTable: CountAreaTable }))
const draftOf = Schema.decodeUnknownSync(Draft)

beforeAll(async () => {
  site = await RunningSite.start(data)
  await site.signIn()
  const codes = await zipsOfNewYork(site)
  const opened = draftOf(await site.json("POST", "/api/v1/drafts/open", { listType: 10 }))
  draft = draftOf(
    await site.json("PUT", `/api/v1/drafts/${opened.id}`, {
      baseRevision: opened.revision,
      definition: zips(...codes),
      choices: opened.choices,
    }),
  )
})
afterAll(async () => {
  await site.stop()
  removeFolder(data)
})

const submit = async (more: object) =>
  site.json("POST", "/PlaceOrder.aspx/Submit2DReportConditions", {
    order: { ListModuleSessionId: draft.id },
    geos: [],
    demoCategories: [{ ColumnName: "GENDER", AttributeName: "Gender" }],
    desc: "Areas by gender",
    targetEmail: READERS.join(","),
    delimiterOfEmails: ",",
    ...more,
  })

/** Returns the mails of reports, once there are `count`. */
const mails = async (count: number): Promise<ReadonlyArray<string>> => {
  for (let tries = 0; tries < 600; tries++) {
    const files = await readdir(join(data, "mail")).catch(() => [])
    const found = files.filter((file) => /^report-.*\.eml$/.test(file)).toSorted()
    if (found.length >= count)
      return Promise.all(found.map((file) => readFile(join(data, "mail", file), "utf8")))
    await wait(100)
  }
  throw new Error("the report did not come")
}

const stuckOf = Schema.decodeUnknownSync(Schema.Struct({ jobs: Schema.Array(WireStuckJob) }))
const stuckJobs = async () => {
  const secrets = JSON.parse(await readFile(join(data, "site", "secrets.json"), "utf8"))
  const headers = { "x-listwright-operator": String(secrets.operator) }
  return stuckOf(await (await fetch(`${site.url}/api/v1/jobs`, { headers })).json()).jobs
}

const workbookOf = async (mail: string): Promise<Excel.Workbook> => {
  const { attachments } = await readMail(mail)
  const workbook = new Excel.Workbook()
  await workbook.xlsx.load(Uint8Array.from(attachments[0]?.content ?? []).buffer)
  return workbook
}

const cellsOf = (sheet: Excel.Worksheet | undefined): ReadonlyArray<ReadonlyArray<unknown>> => {
  const rows: Array<ReadonlyArray<unknown>> = []
  sheet?.eachRow((row) => {
    const cells = row.values
    if (Array.isArray(cells)) rows.push(cells.slice(1))
  })
  return rows
}

describe("A two dimensional report", () => {
  it("reaches each reader once although the server is killed, with the cells that the engine counts", async () => {
    assert.strictEqual(refusalOf(await submit({})), "")
    await site.kill()
    site = await RunningSite.start(data)
    await site.signIn()
    const [first = "", second = ""] = await mails(2)
    assert.deepStrictEqual(
      [first, second].map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]),
      READERS,
    )
    const workbook = await workbookOf(first)
    const { areaTable } = tableOf(
      await site.json("POST", "/api/v1/counts/area-table", {
        definition: draft.definition,
        draftId: draft.id,
        revision: draft.revision,
        columns: [{ column: "GENDER" }],
      }),
    )
    const sums = areaTable.columns
      .flatMap(({ values }) => values)
      .map((_, at) => areaTable.areas.reduce((sum, { cells }) => sum + (cells[at] ?? 0), 0))
    const [, head = [], ...rows] = cellsOf(workbook.getWorksheet("Areas"))
    assert.deepStrictEqual(head.slice(0, 4), ["Area", "Records", "Female", "Male"])
    assert.deepStrictEqual(
      rows.map((row) => row.slice(1)),
      [...areaTable.areas.map(({ cells, records }) => [records, ...cells]), [areaTable.total, ...sums]],
    )
  })

  it("that couldn't be emailed is seen by the operator, and reaches its readers once that is mended", async () => {
    const folder = join(data, "mail")
    await rename(folder, `${folder}.away`)
    await writeFile(folder, "no folder")
    assert.strictEqual(refusalOf(await submit({ desc: "Stuck areas", targetEmail: READERS[0] })), "")
    const stuck = async () => (await stuckJobs()).find(({ what }) => what === "Report Stuck areas")
    let job = await stuck()
    for (let tries = 0; tries < 300 && job === undefined; tries++) {
      await wait(100)
      job = await stuck()
    }
    assert.isDefined(job)
    assert.strictEqual(job.kind, "report")
    assert.isNull(job.orderCode)
    assert.isAtLeast(job.attempts, 1)
    assert.notStrictEqual(job.reason, "")
    assert.include(job.advice, "fix the cause")
    await rm(folder)
    await rename(`${folder}.away`, folder)
    const all = await mails(3)
    assert.strictEqual(all.filter((mail) => /^Subject: Stuck areas\r$/m.test(mail)).length, 1)
    for (let tries = 0; tries < 100 && (await stuck()) !== undefined; tries++) await wait(100)
    assert.isUndefined(await stuck())
  })

  it("is refused with the reason before anything is queued [ob8-report-failed]", async () => {
    const words = "Two dimensional report is not available for the selections you have made."
    assert.strictEqual(
      refusalOf(await submit({ geos: [{ GeoKeyCode: "99999" }] })),
      `${words}\nThe list has no area 99999.`,
    )
    assert.strictEqual(
      refusalOf(await submit({ demoCategories: [{ ColumnName: "LASTNAME", AttributeName: "Last Name" }] })),
      `${words}\nThere is no column LASTNAME in a report.`,
    )
    assert.strictEqual(
      refusalOf(await submit({ targetEmail: "", desc: "" })),
      "Please enter the email address; Please enter name of report",
    )
  })
})

describe("The areas of a list by values", () => {
  it("are called by their names, metro areas and districts too", async () => {
    const excluded = false
    const definition = {
      ...draft.definition,
      areas: [
        { kind: "metroArea", metroArea: "16980", excluded },
        { kind: "congressionalDistrict", district: "IL05", excluded },
        { kind: "county", county: "17031", excluded },
      ],
    }
    const response = await site.send("POST", "/api/v1/reports/area-table.xlsx", {
      definition,
      draftId: null,
      revision: 0,
      columns: [{ column: "GENDER" }],
      name: "Areas",
    })
    assert.strictEqual(response.status, 200)
    const workbook = new Excel.Workbook()
    await workbook.xlsx.load(await response.arrayBuffer())
    const names = cellsOf(workbook.getWorksheet("Areas")).map(([name]) => name)
    assert.sameMembers(names.slice(2), [
      "Chicago-Naperville-Elgin, IL-IN",
      "Cook, IL",
      "District 5, IL",
      "Total",
    ])
  })
})

describe("A breakdown", () => {
  it("is a document with what it is about, a line of each value, and the total of the list", async () => {
    const asked = {
      definition: draft.definition,
      draftId: draft.id,
      revision: draft.revision,
      column: "GENDER",
    }
    const { breakdown } = Schema.decodeUnknownSync(Schema.Struct({ breakdown: CountBreakdown }))(
      await site.json("POST", "/api/v1/counts/breakdown", asked),
    )
    const response = await site.send("POST", "/api/v1/reports/breakdown.pdf", asked)
    assert.strictEqual(response.status, 200)
    assert.strictEqual(response.headers.get("content-type"), "application/pdf")
    assert.match(
      response.headers.get("content-disposition") ?? "",
      /^attachment; filename="breakdown-\d{4}-\d{2}-\d{2}\.pdf"$/,
    )
    const text = pdfText(Buffer.from(await response.arrayBuffer())).replaceAll(/\s+/g, " ")
    assert.include(text, "Breakdown by Gender")
    assert.include(text, "Data source Consumer")
    assert.match(text, /Areas \d+ ZIP Codes Audience/)
    assert.include(text, "Audience People")
    const whole = (records: number) => records.toLocaleString("en-US")
    const share = (records: number) => `${((100 * records) / breakdown.total).toFixed(1)}%`
    const told = breakdown.rows.flatMap(({ records, value }) => {
      const name = { F: "Female", M: "Male" }[value ?? ""]
      return name === undefined ? [] : [`${name} ${whole(records)} ${share(records)}`]
    })
    assert.strictEqual(told.length, 2)
    for (const line of told) assert.include(text, line)
    assert.include(text, `Total ${whole(breakdown.total)} 100.0%`)
  })

  it("is refused as a document as it is on the screen", async () => {
    const response = await site.send("POST", "/api/v1/reports/breakdown.pdf", {
      definition: draft.definition,
      draftId: draft.id,
      revision: draft.revision,
      column: "SHOESIZE",
    })
    assert.strictEqual(response.status, 422)
  })
})

describe("A count result", () => {
  it("is a workbook whose totals are those of the count, for who reaches the order", async () => {
    const call = () =>
      site.json("POST", "/PlaceOrder.aspx/GenerateCISReportExcel", {
        order: { ListModuleSessionId: draft.id },
      })
    assert.strictEqual(refusalOf(await call()), "This order has not been counted yet.")
    const Run = Schema.Struct({
      d: Schema.Struct({ DataSource: Schema.Struct({ requestId: Schema.String }) }),
    })
    const order = { ListModuleSessionId: draft.id }
    const run = Schema.decodeUnknownSync(Run)(
      await site.json("POST", "/PlaceOrder.aspx/PollCountWithotSession", { order }),
    )
    const { requestId } = run.d.DataSource
    for (let tries = 0; tries < 100 && refusalOf(await call()) !== ""; tries++) {
      await site.json("POST", "/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", { requestId, order })
      await wait(100)
    }
    const Address = Schema.Struct({ d: Schema.Struct({ DataSource: Schema.String }) })
    const address = Schema.decodeUnknownSync(Address)(await call()).d.DataSource
    const response = await site.send("GET", address)
    assert.strictEqual(response.status, 200)
    const workbook = new Excel.Workbook()
    await workbook.xlsx.load(await response.arrayBuffer())
    assert.deepStrictEqual(
      workbook.worksheets.map(({ name }) => name),
      ["Summary", "Areas", "Audience", "Breakdowns"],
    )
    const Counted = Schema.Struct({ answer: Schema.Struct({ total: Schema.Int, withPhones: Schema.Int }) })
    const { answer } = Schema.decodeUnknownSync(Counted)(
      await site.json("POST", "/api/v1/counts", {
        definition: draft.definition,
        draftId: draft.id,
        revision: draft.revision,
      }),
    )
    assert.deepStrictEqual(cellsOf(workbook.getWorksheet("Areas")).at(-1), [
      "Total",
      answer.total,
      answer.withPhones,
      answer.total,
    ])
    await site.signIn("reseller")
    const foreign = await site.send("GET", address.replace(draft.id, "01990000-0000-7000-8000-00000000d001"))
    assert.strictEqual(foreign.status, 404)
  })
})
