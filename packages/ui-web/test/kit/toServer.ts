import { Agent, request as ask } from "node:http"
import { Readable } from "node:stream"

/** Connections to the server that stay open between requests. */
const agent = new Agent({ keepAlive: true })

/** Never sent on: Node sets its own, or the browser would not send it. */
const OWN = new Set(["connection", "content-length", "cookie", "host", "origin", "referer"])

/** Replies without a body. */
const BODILESS = new Set([204, 205, 304])

/** Sends a browser's request to a server over HTTP and answers its reply; the body comes as it is sent. */
export const toServer = async (
  server: string,
  sent: Request,
  cookie: string,
  /** Takes each cookie that the reply sets; the page's own headers hide them, as in a browser. */
  onCookie: (text: string) => void = () => {},
): Promise<Response> => {
  const { pathname, search } = new URL(sent.url)
  const body =
    sent.method === "GET" || sent.method === "HEAD" ? null : new Uint8Array(await sent.arrayBuffer())
  const headers: Record<string, string> = cookie === "" ? {} : { cookie }
  for (const [name, value] of sent.headers) if (!OWN.has(name.toLowerCase())) headers[name] = value
  const send = (): Promise<Response> =>
    new Promise((resolve, reject) => {
      const asked = ask(
        `${server}${pathname}${search}`,
        { agent, method: sent.method, headers: { ...headers, "content-length": body?.byteLength ?? 0 } },
        (reply) => {
          const answered = new Headers()
          for (let at = 0; at < reply.rawHeaders.length; at += 2)
            answered.append(reply.rawHeaders[at] ?? "", reply.rawHeaders[at + 1] ?? "")
          for (const one of reply.headers["set-cookie"] ?? []) onCookie(one)
          const status = reply.statusCode ?? 500
          const stream = Readable.toWeb(reply) as ReadableStream<Uint8Array>
          if (BODILESS.has(status)) reply.resume()
          resolve(new Response(BODILESS.has(status) ? null : stream, { status, headers: answered }))
        },
      )
      asked.once("error", (error) => {
        // The server may close a kept connection in the moment in which it is used again.
        if (asked.reusedSocket && "code" in error && error.code === "ECONNRESET") resolve(send())
        else reject(error)
      })
      sent.signal?.addEventListener("abort", () => asked.destroy())
      asked.end(body)
    })
  return send()
}
