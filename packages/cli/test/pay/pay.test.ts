import { beforeEach, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { standInFor } from "../standIn.ts"

const FINDINGS = [
  { isGood: true, text: "The key works." },
  { isGood: false, text: "Stripe has no webhook." },
]

const PREVIEW = {
  orderCode: "LW-2345-6789",
  orderName: "Spring mailing",
  email: "dana@bakery.example",
  charged: "59.50",
  givenBack: "0.00",
  amount: "59.50",
  beforeTax: "56.00",
  tax: "3.50",
  left: "0.00",
  pointsTaken: 50,
  pointsMissing: 6,
  download: "closes",
  promotion: { code: "SPRING10", isFreed: false },
  disputes: [
    {
      id: "dp_1",
      amount: "59.50",
      reason: "fraudulent",
      state: "open",
      openedOn: "2026-11-27",
      closedOn: null,
    },
  ],
}

let findings: ReadonlyArray<object> = []
let asked: Array<string> = []
let refund: object = {}
beforeEach(() => {
  findings = FINDINGS
  asked = []
  refund = {
    orderCode: "LW-2345-6789",
    amount: "5.00",
    isMade: true,
    left: "54.50",
    pointsTaken: 4,
    isDownloadClosed: false,
  }
})

/** A site whose payments its operator alone sees. */
const site = standInFor((request, response) => {
  let body = ""
  request.on("data", (chunk) => (body += String(chunk)))
  request.on("end", () => {
    asked.push(`${request.method} ${request.url} ${body}`)
    const isOperator = request.headers["x-listwright-operator"] === "secret"
    response.writeHead(isOperator ? 200 : 401, { "content-type": "application/json" })
    const isPreview = request.url?.includes("/refunds/preview") === true
    const answer = request.method !== "GET" ? refund : isPreview ? PREVIEW : { findings }
    response.end(JSON.stringify(isOperator ? answer : { _tag: "Unauthorized", message: "not the operator" }))
  })
})

const run = (...words: ReadonlyArray<string>) =>
  commandLine(words, { env: { LISTWRIGHT_URL: site.url(), LISTWRIGHT_OPERATOR: "secret" } })

it("says what works of the payments and what does not, and ends with 5 where something does not", async () => {
  const told = await run("pay", "check")
  expect(told.stdout).toBe("ok\tThe key works.\nproblem\tStripe has no webhook.\n")
  expect(told.exitCode).toBe(5)
  expect(told.stderr).toContain("1 problem with this site's payments")
  findings = FINDINGS.slice(0, 1)
  expect((await run("pay", "check")).exitCode).toBe(0)
  expect(JSON.parse((await run("pay", "check", "--json")).stdout)).toEqual(findings)
})

it("gives money of an order back under a key that the same command has again", async () => {
  const told = await run("order", "refund", "LW-2345-6789", "--amount", "5", "--yes")
  expect([told.exitCode, told.stdout]).toEqual([
    0,
    "refund\t5.00\tmade\nleft\t54.50\npoints\t4\nlist\tcan still be downloaded\n",
  ])
  await run("order", "refund", "LW-2345-6789", "--amount", "5.00", "--yes")
  await run("order", "refund", "LW-2345-6789", "--yes", "--keep-download")
  const path = "POST /api/v1/orders/LW-2345-6789/refunds"
  expect(asked).toEqual([
    `${path} {"key":"5.00","amount":"5.00","keepsDownload":false}`,
    `${path} {"key":"5.00","amount":"5.00","keepsDownload":false}`,
    `${path} {"key":"all","amount":null,"keepsDownload":true}`,
  ])
})

it("shows what a refund would do, and gives nothing back without --yes", async () => {
  const told = await run("order", "refund", "LW-2345-6789")
  expect(told.stdout.trimEnd().split("\n")).toEqual([
    "order\tLW-2345-6789\tSpring mailing",
    "charged\t59.50",
    "given_back\t0.00",
    "refund\t59.50\tnot made",
    "before_tax\t56.00",
    "tax\t3.50",
    "left\t0.00",
    "points\t50",
    "points_missing\t6",
    "list\tcan no longer be downloaded",
    "promotion\tSPRING10\tstays used",
    "mail\tdana@bakery.example",
    "dispute\topen\t59.50\tfraudulent\t2026-11-27\t\tdp_1",
  ])
  expect(told.stderr).toContain("Nothing was refunded.")
  const asJson = await run("order", "refund", "LW-2345-6789", "--amount", "5", "--json")
  expect(JSON.parse(asJson.stdout)).toEqual(PREVIEW)
  const path = "GET /api/v1/orders/LW-2345-6789/refunds/preview"
  expect(asked).toEqual([`${path}?keepsDownload=false `, `${path}?amount=5.00&keepsDownload=false `])
})

it("says that a refund without an answer is under way", async () => {
  refund = { ...refund, isMade: false }
  const told = await run("order", "refund", "LW-2345-6789", "--yes")
  expect(told.stdout).toContain("under way")
  expect(told.stderr).toContain("will keep asking")
})

it("asks nobody for an amount that is none", async () => {
  const told = await run("order", "refund", "LW-2345-6789", "--amount", "some")
  expect([told.exitCode, asked]).toEqual([2, []])
})
