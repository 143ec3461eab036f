import { describe, expect, it } from "vitest"
import { servedSite } from "./servedSite.ts"

const without = servedSite()
const withChat = servedSite({ chatWidget: "https://chat.example/widget.js" })

const policyOf = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (headers.get("content-security-policy") ?? "").split("; ").map((line) => {
      const [name = "", ...sources] = line.split(" ")
      return [name, sources.join(" ")]
    }),
  )

describe("the chat of a third party", () => {
  it("is off by default: there is no page of it, and no page says that there is one", async () => {
    expect((await fetch(`${without.url()}/Common/Chat`)).status).toBe(404)
    const site = await fetch(`${without.url()}/Common/InitSite.ashx`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    })
    expect(await site.text()).not.toContain("HasChat")
  })

  it("runs in a page of its own, which allows its origin and no other, apart from the site", async () => {
    const answer = await fetch(`${withChat.url()}/Common/Chat`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN")
    expect(await answer.text()).toContain('<script defer src="https://chat.example/widget.js"></script>')
    const policy = policyOf(answer.headers)
    expect(policy).toMatchObject({
      "default-src": "'none'",
      "script-src": "https://chat.example",
      "connect-src": "https://chat.example wss://chat.example",
      "frame-ancestors": "'self'",
      sandbox: "allow-scripts allow-forms allow-popups",
    })
    const { "style-src": _, "img-src": __, "font-src": ___, ...others } = policy
    for (const sources of Object.values(others)) expect(sources).not.toMatch(/\*|unsafe|'self' /)
  })

  it("leaves the policy of every other page as it is", async () => {
    const [before, after] = await Promise.all(
      [without, withChat].map(async ({ url }) => (await fetch(`${url()}/api/v1/health`)).headers),
    )
    expect(after?.get("content-security-policy")).toBe(before?.get("content-security-policy"))
    expect(after?.get("content-security-policy")).not.toContain("chat.example")
  })
})
