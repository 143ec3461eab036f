/// <reference types="node" />
import { createServer, type IncomingMessage, type Server } from "node:http"
import { setTimeout } from "node:timers/promises"
import type { Mock } from "./makeMock.ts"

/** How long the local mock keeps each answer back, in milliseconds. spec: portal §7 (local mock mode) */
export const MOCK_DELAY_MS = 3_000

export interface ServeMockOptions {
  /** How long each answer is kept back, in milliseconds; at once unless given. */
  readonly delayMs?: number
  /** Lets the time pass; a test brings its own. */
  readonly sleep?: (ms: number) => Promise<unknown>
}

const readBody = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString("utf8")
}

const requestOf = async (incoming: IncomingMessage): Promise<Request> => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value)
  }
  const body = await readBody(incoming)
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`)
  return new Request(url, { method: incoming.method ?? "GET", headers, ...(body === "" ? {} : { body }) })
}

/** The mock as a server on 127.0.0.1; a port of 0 takes a free one. */
export const serveMock = (
  mock: Mock,
  port: number,
  { delayMs = 0, sleep = setTimeout }: ServeMockOptions = {},
): Promise<Server> => {
  const server = createServer((incoming, outgoing) => {
    const answered = requestOf(incoming).then(async (request) => {
      if (delayMs > 0) await sleep(delayMs)
      return await mock.answer(request)
    })
    answered
      .then(async (response) => {
        const sent = response ?? new Response("Not found\n", { status: 404 })
        outgoing.setHeaders(sent.headers)
        outgoing.writeHead(sent.status)
        outgoing.end(Buffer.from(await sent.arrayBuffer()))
      })
      .catch((error: unknown) => {
        outgoing.writeHead(500, { "content-type": "text/plain" })
        outgoing.end(error instanceof Error ? error.message : String(error))
      })
  })
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve(server))
  })
}
