import { createServer, type Server } from "node:http"
import { afterEach, beforeEach, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"

const FINDINGS = [
  { isGood: true, text: "The key works." },
  { isGood: false, text: "Stripe has no webhook." },
]

let server: Server
let url = ""
let findings: ReadonlyArray<object> = []
let asked: Array<string> = []
let refund: object = {}
/** A site whose payments its operator alone sees. */
beforeEach(async () => {
  findings = FINDINGS
  asked = []
  refund = { orderCode: "LW-2345-6789", amount: "5.00", isMade: true, left: "54.50" }
  server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk) => (body += String(chunk)))
    request.on("end", () => {
      asked.push(`${request.method} ${request.url} ${body}`)
      const isOperator = request.headers["x-listwright-operator"] === "secret"
      response.writeHead(isOperator ? 200 : 401, { "content-type": "application/json" })
      const answer = request.method === "GET" ? { findings } : refund
      response.end(
        JSON.stringify(isOperator ? answer : { _tag: "Unauthorized", message: "not the operator" }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const run = (...words: ReadonlyArray<string>) =>
  commandLine(words, { env: { LISTWRIGHT_URL: url, LISTWRIGHT_OPERATOR: "secret" } })

it("says what works of the payments and what does not, and ends with 5 where something does not", async () => {
  const told = await run("pay", "check")
  expect(told.stdout).toBe("ok\tThe key works.\nproblem\tStripe has no webhook.\n")
  expect(told.exitCode).toBe(5)
  expect(told.stderr).toContain("1 problem with the payments")
  findings = FINDINGS.slice(0, 1)
  expect((await run("pay", "check")).exitCode).toBe(0)
  expect(JSON.parse((await run("pay", "check", "--json")).stdout)).toEqual(findings)
})

it("gives money of an order back under a key that the same command has again", async () => {
  const told = await run("order", "refund", "LW-2345-6789", "--amount", "5")
  expect([told.exitCode, told.stdout]).toEqual([0, "refund\t5.00\tmade\nleft\t54.50\n"])
  await run("order", "refund", "LW-2345-6789", "--amount", "5.00")
  await run("order", "refund", "LW-2345-6789")
  const path = "POST /api/v1/orders/LW-2345-6789/refunds"
  expect(asked).toEqual([
    `${path} {"key":"5.00","amount":"5.00"}`,
    `${path} {"key":"5.00","amount":"5.00"}`,
    `${path} {"key":"all","amount":null}`,
  ])
})

it("says that a refund without an answer is under way", async () => {
  refund = { ...refund, isMade: false }
  const told = await run("order", "refund", "LW-2345-6789")
  expect(told.stdout).toContain("under way")
  expect(told.stderr).toContain("asked again")
})

it("asks nobody for an amount that is none", async () => {
  const told = await run("order", "refund", "LW-2345-6789", "--amount", "some")
  expect([told.exitCode, asked]).toEqual([2, []])
})
