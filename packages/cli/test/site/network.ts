import { bypass, http, HttpResponse, passthrough } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll } from "vitest"

interface Received {
  readonly path: string
  /** The parsed body, untyped because the tests themselves check its content. */
  readonly body: ReturnType<typeof JSON.parse>
}

/** Intercepts a worker's network before the first request: a connection kept open from before would bypass it. */
const server = setupServer()
server.listen({ onUnhandledFrame: "bypass" })

/**
 * Watches what the tests of a file ask a server, and lets them give another answer to a single request. Everything else
 * passes to the server.
 */
export const watchNetwork = () => {
  const received: Array<Received> = []
  const watch = http.all("*", async ({ request }) => {
    const text = await request.clone().text()
    const isJson = request.headers.get("content-type")?.includes("json") === true
    received.push({
      path: new URL(request.url).pathname,
      body: isJson && text !== "" ? JSON.parse(text) : text,
    })
    return passthrough()
  })
  beforeAll(() => server.resetHandlers(watch))
  afterEach(() => server.resetHandlers(watch))
  afterAll(() => server.resetHandlers())
  return {
    /** Answers in place of the server until the test ends: handlers of msw. */
    use: server.use.bind(server),
    /** Lets the server answer a call that reads JSON, and changes what it says, until the test ends. */
    change: (path: string, change: (reply: ReturnType<typeof JSON.parse>) => object) =>
      server.use(
        http.get(path, async ({ request }) => {
          const reply = await fetch(bypass(request))
          return HttpResponse.json(change(await reply.json()))
        }),
      ),
    /** The bodies of the requests to a path, the latest last. */
    bodies: (path: string) => received.filter((one) => one.path === path).map(({ body }) => body),
    /** The paths of all requests, the latest last. */
    paths: () => received.map(({ path }) => path),
  }
}
