import { once } from "node:events"
import { createServer, request, type Server } from "node:http"
import { setTimeout } from "node:timers/promises"

export interface SlowProxyOptions {
  /** The delay before the server gets each call, in milliseconds. */
  readonly delayMs: number
  /** Lets the time pass; a test brings its own. */
  readonly sleep?: (ms: number) => Promise<unknown>
}

/** Passes each call on to a server after a delay, from a free port of this machine, and the reply back as it comes. */
export const slowProxy = async (
  target: string,
  { delayMs, sleep = setTimeout }: SlowProxyOptions,
): Promise<{ readonly url: string; readonly server: Server }> => {
  const { host } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    void sleep(delayMs).then(() => {
      const { headers, method, url = "/" } = incoming
      const passed = request(new URL(url, target), {
        ...(method === undefined ? {} : { method }),
        headers: { ...headers, host },
      })
      passed.on("response", (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
        reply.pipe(outgoing)
      })
      passed.on("error", () => outgoing.destroy())
      outgoing.on("close", () => passed.destroy())
      incoming.pipe(passed)
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The slow site has no port.")
  return { url: `http://127.0.0.1:${address.port}`, server }
}
