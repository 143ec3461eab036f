import { createHash } from "node:crypto"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NodeHttpServer } from "@effect/platform-node"
import { Layer } from "effect"
import { HttpRouter } from "effect/http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { layerSecurityHeaders } from "../../src/http/protection/securityHeaders.ts"
import { layerScreens } from "../../src/http/screens.ts"
import { layerSite } from "../../src/configuration/Site.ts"
import { example } from "../configuration/example.ts"

const script = "document.title = 'ready'"
const page = `<!doctype html><title>Screens</title><script>${script}</script><p><span data-site="siteName" class="a"></span> <span data-site="contactEmail"></span></p><script type="module" src="/assets/a-1.js"></script>`

/** The page as the example's site serves it. */
const served = page
  .replace('class="a"></span>', 'class="a">Smith &#38; &#60;Sons&#62;</span>')
  .replace('"contactEmail"></span>', '"contactEmail">support@listwright.example</span>')

describe("the screens", () => {
  let folder = ""
  let handler: (request: Request) => Promise<Response>
  let dispose: () => Promise<void>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "listwright-screens-"))
    await mkdir(join(folder, "assets"))
    await writeFile(join(folder, "index.html"), page)
    await writeFile(join(folder, "assets", "a-1.js"), "export const a = 1\n".repeat(200))
    const web = HttpRouter.toWebHandler(
      Layer.mergeAll(layerScreens(folder), layerSecurityHeaders).pipe(
        Layer.provide(
          layerSite({
            ...example,
            content: {
              ...example.content,
              settings: { ...example.content.settings, siteName: "Smith & <Sons>" },
            },
          }),
        ),
        Layer.provide(NodeHttpServer.layerHttpServices),
      ),
      { disableLogger: true },
    )
    handler = (request) => web.handler(request)
    dispose = web.dispose
  })
  afterAll(async () => {
    await dispose()
    await rm(folder, { recursive: true, force: true })
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    handler(new Request(`http://127.0.0.1${path}`, { headers }))

  it.each([
    ["/Report/Breakdown.aspx?sid=a&demo=AGE", 200, "'self'", "SAMEORIGIN"],
    ["/report/breakdown.aspx", 200, "'self'", "SAMEORIGIN"],
    ["/Report/Breakdown.aspx/x", 200, "'none'", "DENY"],
    ["/quote/SEND.aspx?sid=a", 200, "'self'", "SAMEORIGIN"],
    ["/Quote/Send.aspx/x", 200, "'none'", "DENY"],
    ["/Quote/Other.aspx", 404, "'none'", "DENY"],
    ["/order/10/summary", 200, "'none'", "DENY"],
    ["/order?next=/Report/Breakdown.aspx", 200, "'none'", "DENY"],
  ])("at %s answer %i and may be framed by %s", async (path, status, ancestors, frames) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.headers.get("content-security-policy")).toContain(`frame-ancestors ${ancestors}`)
    expect(response.headers.get("x-frame-options")).toBe(frames)
  })

  it("are shown at every address that is not a file", async () => {
    for (const path of ["/", "/order/10", "/order/10/summary?SessionId=a.b", "/signin"]) {
      const response = await get(path)
      expect([path, response.status, await response.text()]).toEqual([path, 200, served])
      expect(response.headers.get("cache-control")).toBe("no-cache")
    }
  })

  it("are shown at the page of a breakdown too, whose address looks like a file's", async () => {
    for (const path of ["/Report/Breakdown.aspx?sid=a&demo=AGE", "/report/breakdown.aspx"]) {
      const response = await get(path)
      expect([path, response.status, await response.text()]).toEqual([path, 200, served])
    }
    expect((await get("/Report/Other.aspx?sid=a")).status).toBe(404)
  })

  it("are not sent again to a browser that has them", async () => {
    const etag = (await get("/order/10")).headers.get("etag") ?? ""
    const again = await get("/signin", { "if-none-match": etag, "accept-encoding": "gzip" })
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag])
    expect((await get("/signin", { "if-none-match": 'W/"older"' })).status).toBe(200)
  })

  it("are kept by browsers for good where their name holds a hash, and sent compressed", async () => {
    const response = await get("/assets/a-1.js", { "accept-encoding": "gzip" })
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(response.headers.get("content-encoding")).toBe("gzip")
  })

  it("do not stand in for a file that is missing", async () => {
    const response = await get("/assets/gone-2.js")
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"])
  })

  it("may run the scripts of their own page and no other inline ones", async () => {
    const hash = createHash("sha256").update(script).digest("base64")
    const policy = (await get("/")).headers.get("content-security-policy") ?? ""
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy.split("; ").find((one) => one.startsWith("script-src"))).not.toContain("unsafe-inline")
  })

  it("may run their scripts after they were built anew while the server runs", async () => {
    const rebuilt = "document.title = 'rebuilt'"
    await writeFile(join(folder, "index.html"), page.replace(script, rebuilt))
    const hash = createHash("sha256").update(rebuilt).digest("base64")
    for (const path of ["/order/10", "/index.html"]) {
      const response = await get(path)
      expect([path, await response.text()]).toEqual([path, served.replace(script, rebuilt)])
      expect(response.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}'`)
    }
    await writeFile(join(folder, "index.html"), page)
  })
})
