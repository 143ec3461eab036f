import { expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { standInFor } from "../standIn.ts"

const STUCK = {
  what: "LW-2345-6789",
  orderCode: "LW-2345-6789",
  kind: "fulfil",
  since: "2026-03-01T12:00:00.000Z",
  attempts: 3,
  reason: "the list cannot be written",
  advice: "Fix the cause.",
}

const REPORT = {
  what: "Report Areas by age",
  orderCode: null,
  kind: "report",
  since: "2026-03-01T12:05:00.000Z",
  attempts: 2,
  reason: "the mail cannot be sent",
  advice: "Fix the cause.",
}

/** A site with two stuck jobs, which only its operator sees. */
const site = standInFor((request, response) => {
  const isOperator = request.headers["x-listwright-operator"] === "secret"
  const isAsked = isOperator && request.url === "/api/v1/jobs"
  response.writeHead(isAsked ? 200 : 401, { "content-type": "application/json" })
  response.end(
    JSON.stringify(
      isAsked ? { jobs: [STUCK, REPORT] } : { _tag: "Unauthorized", message: "not the operator" },
    ),
  )
})

const jobs = (...flags: ReadonlyArray<string>) =>
  commandLine(["jobs", ...flags], { env: { LISTWRIGHT_URL: site.url(), LISTWRIGHT_OPERATOR: "secret" } })

it("prints a row for each job that is stuck: what, since when, how often, why and what to do", async () => {
  const told = await jobs()
  expect([told.exitCode, told.stderr]).toEqual([0, ""])
  expect(told.stdout).toBe(
    "what\tkind\tsince\tattempts\treason\tadvice\n" +
      "LW-2345-6789\tfulfil\t2026-03-01T12:00:00.000Z\t3\tthe list cannot be written\tFix the cause.\n" +
      "Report Areas by age\treport\t2026-03-01T12:05:00.000Z\t2\tthe mail cannot be sent\tFix the cause.\n",
  )
})

it("prints the same as JSON", async () => {
  expect(JSON.parse((await jobs("--json")).stdout)).toEqual([STUCK, REPORT])
})
