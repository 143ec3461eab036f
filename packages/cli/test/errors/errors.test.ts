import { afterAll, beforeAll, expect, it } from "vitest"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const errors = (...argv: ReadonlyArray<string>) =>
  site.listwright(["errors", ...argv], { env: { LISTWRIGHT_OPERATOR: site.operator } })

const report = async (message: string) => {
  const { status } = await fetch(`${site.server.url}/Common/LogError.ashx`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0" },
    body: JSON.stringify({
      message,
      page: "/order/10/geo",
      stack: `Error: ${message}\n    at x (/a.js:1:2)`,
    }),
  })
  expect(status).toBe(200)
}

it("shows the operator what the screens reported, once however often, and forgets it when told to [p8-script-errors]", async () => {
  expect((await errors()).stderr).toBe("The screens reported no errors.\n")
  await report("x is not a function")
  await report("x is not a function")
  await report("dana@bakery.example has no name")
  const { stdout } = await errors()
  const [head, latest = "", first = ""] = stdout.trimEnd().split("\n")
  expect(head).toBe("last\ttimes\tpage\tbrowser\tmessage")
  // Nothing says who met it.
  expect(latest.split("\t")).toEqual(expect.arrayContaining(["1", "<email> has no name"]))
  expect(first.split("\t")).toEqual(expect.arrayContaining(["2", "/order/10/geo", "x is not a function"]))
  expect(JSON.parse((await errors("--json")).stdout)).toHaveLength(2)
  expect((await errors("--forget")).stderr).toBe("2 errors were removed.\n")
  expect((await errors()).stdout).toBe("")
})

it("is for the operator alone", async () => {
  expect((await errors("--operator", "guess")).exitCode).toBe(4)
})
