import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeMock } from "../../src/mock/makeMock.ts"
import { MOCK_DELAY_MS, serveMock } from "../../src/mock/serveMock.ts"
import { demo, fixtures } from "./theMock.ts"

let server: Awaited<ReturnType<typeof serveMock>>
let url = ""
const urlOf = (listening: typeof server): string => {
  const address: AddressInfo | string | null = listening.address()
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : ""}`
}
beforeAll(async () => {
  server = await serveMock(makeMock({ fixtures, signIn: "cookie" }), 0)
  url = urlOf(server)
})
afterAll(() => server.close())

const post = (path: string, body: unknown, cookie = "") =>
  fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  })

describe("the mock as a server", () => {
  it("knows who signed in by the session's cookie, until they sign out", async () => {
    const signedIn = await post("/Login.aspx/LoginUser", demo)
    const cookie = signedIn.headers.get("set-cookie") ?? ""
    expect(cookie).toContain("HttpOnly")
    const session = cookie.split(";")[0] ?? ""
    expect((await post("/Common/InitUser.ashx", {}, session)).status).toBe(200)
    expect((await post("/Common/InitUser.ashx", {})).status).toBe(401)
    await post("/Logout.aspx", {}, session)
    expect((await post("/Common/InitUser.ashx", {}, session)).status).toBe(401)
  })

  it("finds its calls whatever their case, and nothing else", async () => {
    expect(await (await fetch(`${url}/API/V1/health`)).json()).toMatchObject({ ok: true })
    expect((await fetch(`${url}/api/v1/nothing`)).status).toBe(404)
  })

  it("gives lists and orders only to those who have them", async () => {
    const { token } = await (await post("/api/v1/tokens", { ...demo, name: "t" })).json()
    const order = { ListModuleSessionId: "none" }
    const missing = await fetch(`${url}/api/v1/orders/LW-MOCK-0001/list.csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(missing.status).toBe(404)
    expect((await post("/PlaceOrder.aspx/SubmitOrder", { order })).status).toBe(401)
  })

  it("keeps each answer back for as long as it is told, three seconds for local work", async () => {
    const slept: Array<number> = []
    const slow = await serveMock(makeMock({ fixtures, signIn: "cookie" }), 0, {
      delayMs: MOCK_DELAY_MS,
      sleep: async (ms) => void slept.push(ms),
    })
    expect((await fetch(`${urlOf(slow)}/api/v1/health`)).status).toBe(200)
    slow.close()
    expect(slept).toEqual([3_000])
  })
})
