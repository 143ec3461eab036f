import { Agent, request as httpRequest } from "node:http"
import { connect, type AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { pacedServer } from "../../src/http/pacedServer.ts"

const PACE = { every: 200, least: 1_000 }
let close: () => void = () => undefined
afterEach(() => close())

/** A server that answers with how many bytes came. */
const listening = async (): Promise<number> => {
  const server = pacedServer(PACE)
  close = () => server.closeAllConnections()
  server.on("request", (request, response) => {
    let bytes = 0
    request.on("data", (data: Buffer) => (bytes += data.length))
    request.on("end", () => response.end(String(bytes)))
    request.on("error", () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  server.unref()
  const address: AddressInfo | string | null = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

/** Sends parts of a body, waiting this long between them; answers everything that comes back. */
const drip = async (parts: number, bytes: number, wait: number): Promise<string> => {
  const socket = connect(await listening(), "127.0.0.1")
  let text = ""
  socket.on("data", (data) => (text += String(data)))
  socket.on("error", () => undefined)
  const closed = new Promise((resolve) => socket.once("close", resolve))
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${parts * bytes}\r\n\r\n`)
  for (let part = 0; part < parts && !socket.destroyed; part++) {
    socket.write("x".repeat(bytes))
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  await closed
  return text
}

describe("a body", () => {
  it("that hardly comes ends its connection, with words", async () => {
    const text = await drip(100, 10, 50)
    expect(text).toContain("HTTP/1.1 408")
    expect(text).toContain("stopped arriving")
  })

  it("that comes slowly and steadily arrives, however long it takes", async () => {
    expect(await drip(12, 4_000, 100)).toMatch(/200 OK[^]*48000$/)
  })
})

it("keeps connections longer than proxies do", async () => {
  const port = await listening()
  const header = await new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port, host: "127.0.0.1", headers: { connection: "keep-alive" } },
      (response) => {
        response.resume()
        resolve(response.headers["keep-alive"])
      },
    )
    sent.on("error", reject)
    sent.end()
  })
  expect(header).toBe("timeout=75")
})

it("ends once it has answered what it was asked, though clients keep their connections", async () => {
  const server = pacedServer(PACE)
  close = () => server.closeAllConnections()
  const asked = Promise.withResolvers<() => void>()
  server.on("request", (_, response) => asked.resolve(() => response.end("answered")))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise((resolve) =>
    httpRequest({ port, host: "127.0.0.1", agent }, (response) =>
      response.resume().once("end", resolve),
    ).end(),
  )
  const respond = await asked.promise
  const ended = new Promise((resolve) => server.close(resolve))
  respond()
  await answer
  await ended
  agent.destroy()
})
