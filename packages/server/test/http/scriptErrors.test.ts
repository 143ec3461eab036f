import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { caller } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { folder, url } = servedSite({ quotas: { errorReports: 4 }, trustedProxies: ["127.0.0.1"] })

const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
const report = (client: string, error: object = {}) =>
  caller(url).call(
    "POST",
    "/Common/LogError.ashx",
    {
      message: "TypeError: x is undefined",
      page: "/slc?SessionId=7",
      stack: "at f (/assets/a.js:1:2)",
      ...error,
    },
    { "x-forwarded-for": client, "user-agent": CHROME },
  )
const asOperator = async (method: string) => {
  const { operator } = JSON.parse(await readFile(join(folder(), "site", "secrets.json"), "utf8"))
  return (
    await caller(url).call(method, "/api/v1/script-errors", undefined, { "x-listwright-operator": operator })
  ).body
}

describe("an error of the screens [p8-script-errors]", () => {
  it("is taken from a guest, bounded and without a person, and counted when it comes again", async () => {
    expect((await report("198.51.100.1")).body.d.ResultFlag).toBe(true)
    expect((await report("198.51.100.2", { page: "/orderhistory" })).body.d.ResultFlag).toBe(true)
    const other = { message: `No user ann@bakery.example ${"x".repeat(4_000)}`, stack: "" }
    expect((await report("198.51.100.2", other)).body.d.ResultFlag).toBe(true)
    const { errors } = await asOperator("GET")
    expect(errors).toHaveLength(2)
    expect(errors[1]).toMatchObject({
      message: "TypeError: x is undefined",
      page: "/orderhistory",
      stack: "at f (/assets/a.js:1:2)",
      browser: "Chrome on Windows",
      times: 2,
    })
    expect(errors[0].message).toMatch(/^No user <email> x{480,}$/)
    expect(errors[0].message).toHaveLength(500)
    expect(JSON.stringify(errors)).not.toMatch(/198\.51|bakery|SessionId/)
  })

  it("is refused beyond the hour's number for an address, and beyond any sensible length", async () => {
    for (const _ of [1, 2, 3, 4]) expect((await report("198.51.100.9")).body.d.ResultFlag).toBe(true)
    const fifth = await report("198.51.100.9")
    expect(fifth.body.d.ResultFlag).toBe(false)
    expect(fifth.body.d.ResultMessage).toMatch(
      /^You can report 4 errors an hour\. Try again in \d+ minutes\.$/,
    )
    expect(Number(fifth.headers.get("retry-after"))).toBeGreaterThan(3_000)
    const long = await report("198.51.100.8", { stack: "x".repeat(20_001) })
    expect(long.body.d.ResultMessage).toContain("stack: must have at most 20000 characters")
  })

  it("is forgotten by the operator, and seen by nobody else", async () => {
    expect((await caller(url).call("GET", "/api/v1/script-errors")).status).toBe(401)
    expect((await asOperator("DELETE")).forgotten).toBeGreaterThan(0)
    expect((await asOperator("GET")).errors).toEqual([])
  })
})
