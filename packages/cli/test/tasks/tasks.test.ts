import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { standInFor } from "../standIn.ts"

const TASK = {
  orderCode: "LW-2345-6789",
  orderName: "Spring mailing",
  accountName: "Bakery",
  kind: "labels",
  what: "2 sets of address labels for 260 records, printed and shipped",
  state: "open",
  dueOn: "2026-12-03",
  endedOn: null,
  note: "",
  isLate: true,
  isDisputed: true,
  hasList: false,
  refund: "44.29",
  contact: {
    name: "Dana Whitfield, Bakery",
    email: "dana@bakery.example",
    phone: "",
    address: ["12 Harbor Street", "Chicago, IL 60614"],
  },
}
const ROW =
  "order\tkind\tday\tstate\twhat\tcontact\taddress\trefund\twarnings\n" +
  "LW-2345-6789\tlabels\t2026-12-03\topen\t2 sets of address labels for 260 records, printed and shipped\tDana Whitfield, Bakery, dana@bakery.example\t12 Harbor Street, Chicago, IL 60614\t44.29\tlate, payment disputed, list not ready\n"

let tasks: ReadonlyArray<object> = []
let asked: Array<string> = []

beforeEach(() => {
  tasks = [TASK]
  asked = []
})

/** A site whose tasks its operator alone sees. */
const site = standInFor((request, response) => {
  let body = ""
  request.on("data", (chunk) => (body += String(chunk)))
  request.on("end", () => {
    asked.push(`${request.method} ${request.url} ${body}`)
    const path = request.url ?? ""
    if (path.includes("/labels/avery")) {
      response.writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="x.pdf"',
      })
      return response.end("%PDF-")
    }
    response.writeHead(200, { "content-type": "application/json" })
    if (path.endsWith("/done"))
      return response.end(
        JSON.stringify({ ...TASK, state: "done", endedOn: "2026-12-01", isLate: false, isDisputed: false }),
      )
    if (path.endsWith("/refund"))
      return response.end(
        JSON.stringify({
          orderCode: TASK.orderCode,
          amount: "44.29",
          isMade: true,
          left: "26.63",
          pointsTaken: 41,
          isDownloadClosed: false,
        }),
      )
    return response.end(JSON.stringify({ tasks }))
  })
})

const run = (...words: ReadonlyArray<string>) =>
  commandLine(words, { env: { LISTWRIGHT_URL: site.url(), LISTWRIGHT_OPERATOR: "secret" } })

it("lists what is to be done, and says what an operator should know first", async () => {
  expect((await run("tasks")).stdout).toBe(ROW)
  await run("tasks", "list", "--all")
  expect(asked).toEqual(["GET /api/v1/operator/tasks ", "GET /api/v1/operator/tasks?all=true "])
  tasks = []
  const nothing = await run("tasks")
  expect([nothing.stdout, nothing.stderr]).toEqual(["", expect.stringContaining("There is nothing to do.")])
})

it("writes labels to print, and asks nobody for another format", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "listwright-tasks-")), "labels.pdf")
  const written = await run("tasks", "file", "LW-2345-6789", "--format", "avery4013", "--out", file)
  expect([written.stdout, readFileSync(file, "utf8")]).toEqual([`${file}\t5\n`, "%PDF-"])
  asked = []
  const other = await run("tasks", "file", "LW-2345-6789", "--format", "xlsx")
  expect([other.exitCode, asked]).toEqual([2, []])
})

it("ends a task with a note for the customer", async () => {
  const done = await run("tasks", "done", "LW-2345-6789", "labels", "--note", "Parcel 1Z999")
  expect(done.stdout).toContain("\t2026-12-01\tdone\t")
  expect(asked).toEqual(['POST /api/v1/operator/tasks/LW-2345-6789/labels/done {"note":"Parcel 1Z999"}'])
  asked = []
  const other = await run("tasks", "done", "LW-2345-6789", "stamps")
  expect([other.exitCode, other.stderr, asked]).toEqual([2, expect.stringContaining("'stamps'"), []])
})

it("gives nothing back before --yes", async () => {
  const shown = await run("tasks", "refund", "LW-2345-6789", "labels")
  expect([shown.stdout, shown.stderr]).toEqual([ROW, expect.stringContaining("To refund $44.29")])
  expect(asked).toEqual(["GET /api/v1/operator/tasks?all=true&order=LW-2345-6789 "])
  const given = await run("tasks", "refund", "LW-2345-6789", "labels", "--yes")
  expect(given.stdout).toBe("refund\t44.29\tmade\nleft\t26.63\npoints\t41\n")
  const none = await run("tasks", "refund", "LW-2345-6789", "digitalMedia")
  expect(none.exitCode).toBe(3)
})
