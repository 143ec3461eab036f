import { text } from "node:stream/consumers"
import { beforeEach, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { standInFor } from "../standIn.ts"

const SENT = { isSent: true, place: "smtp.example, port 587", reason: "", advice: "" }
const FAILED = { ...SENT, isSent: false, reason: "connect ECONNREFUSED", advice: "Check that it runs." }

let asked: Array<unknown> = []
beforeEach(() => {
  asked = []
})

/** A site on which one mail named 'known' waits, and a test mail arrives at one address. */
const site = standInFor((request, response) => {
  void text(request).then((sent) => {
    const body = JSON.parse(sent)
    asked.push([request.url, body])
    const answer =
      "to" in body
        ? body.to === "dana@bakery.example"
          ? SENT
          : FAILED
        : { mails: body.which === "all" || body.which.includes("known") ? 1 : 0 }
    response.writeHead(200, { "content-type": "application/json" })
    response.end(JSON.stringify(answer))
  })
})

const mail = (...words: ReadonlyArray<string>) =>
  commandLine(["mail", ...words], { env: { LISTWRIGHT_URL: site.url(), LISTWRIGHT_OPERATOR: "secret" } })

it("says which way a test mail went, or what failed and what to do", async () => {
  expect(await mail("test", "dana@bakery.example")).toEqual({
    exitCode: 0,
    stdout: "sent\tdana@bakery.example\tsmtp.example, port 587\n",
    stderr: "",
  })
  const failed = await mail("test", "ben@bakery.example")
  expect([failed.exitCode, failed.stdout]).toEqual([1, ""])
  expect(failed.stderr).toContain(
    "The email wasn't sent by smtp.example, port 587: connect ECONNREFUSED Check that it runs.",
  )
})

it("sends mails again or drops them, by their names or all that were given up", async () => {
  expect((await mail("retry", "known")).stdout).toBe("retried\t1\n")
  expect((await mail("drop", "--all")).stdout).toBe("dropped\t1\n")
  expect(JSON.parse((await mail("drop", "known", "--json")).stdout)).toEqual({ mails: 1 })
  expect(asked).toEqual([
    ["/api/v1/mails/retry", { which: ["known"] }],
    ["/api/v1/mails/drop", { which: "all" }],
    ["/api/v1/mails/drop", { which: ["known"] }],
  ])
  expect((await mail("retry", "unknown")).exitCode).toBe(3)
  expect((await mail("retry")).exitCode).toBe(2)
  expect((await mail("drop", "known", "--all")).exitCode).toBe(2)
})
