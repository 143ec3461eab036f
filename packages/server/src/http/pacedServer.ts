import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

/** The minimum speed at which a body must arrive. */
export interface Pace {
  /** Milliseconds between checks of how much has arrived. */
  readonly every: number
  /** Bytes that must have come each time. */
  readonly least: number
}

/** About half a kilobyte a second: the worst line that still gets a file across. */
const PACE: Pace = { every: 30_000, least: 16_384 }
/** Headers are small: a slow client holds the connection on purpose. */
const HEADERS_MS = 30_000
/** The longest that the largest upload may take, however steadily it comes. */
const REQUEST_MS = 2 * 3_600_000
/**
 * Longer than proxies keep their connections (60 seconds), so that a proxy doesn't send a request into a connection
 * that has just closed.
 */
const KEEP_ALIVE_MS = 75_000

const WORDS = "The request body stopped arriving. Please send it again.\n"
const TOO_SLOW = [
  "HTTP/1.1 408 Request Timeout",
  "Connection: close",
  "Content-Type: text/plain; charset=utf-8",
  `Content-Length: ${WORDS.length}`,
  "",
  WORDS,
].join("\r\n")

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** Ends a connection whose body comes too slowly; what waits to be read here is not its sender's fault. */
const watch = (request: IncomingMessage, { every, least }: Pace): void => {
  const { socket } = request
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    if (request.complete || came >= least || request.readableLength > 0) return
    clearInterval(timer)
    socket.end(TOO_SLOW, () => socket.destroy())
  }, every)
  request.once("close", () => clearInterval(timer))
}

/** A connection kept open would go on bringing requests to a server that ends, up to the end of its grace. */
const endWhenIdle = (server: Server, response: ServerResponse): void => {
  if (!server.listening) response.setHeader("connection", "close")
  response.once("close", () => {
    // The connection is idle only after this event.
    if (!server.listening) setImmediate(() => server.closeIdleConnections())
  })
}

/** A server with time limits for slow clients, which ends as soon as it has answered what it was asked. */
export const pacedServer = (pace: Pace = PACE): Server => {
  const server = createServer({
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  server.on("request", (request, response) => {
    endWhenIdle(server, response)
    if (hasBody(request)) watch(request, pace)
  })
  return server
}
