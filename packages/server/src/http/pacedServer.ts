import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

/** The minimum rate at which a request body must arrive. */
export interface Pace {
  /** The number of milliseconds between checks of the bytes received. */
  readonly every: number
  /** The minimum number of bytes that must arrive between checks. */
  readonly least: number
}

/** The default pace, about half a kilobyte per second: that of the slowest connection that can still upload a file. */
const PACE: Pace = { every: 30_000, least: 16_384 }
/** The time limit for headers. Headers are small, so a slower client is stalling the connection on purpose. */
const HEADERS_MS = 30_000
/** The time limit for the largest upload, even if it arrives steadily. */
const REQUEST_MS = 2 * 3_600_000
/**
 * The idle timeout of connections: longer than proxies' own (60 seconds), so that a proxy doesn't send a request on a
 * connection that has just closed.
 */
const KEEP_ALIVE_MS = 75_000

const WORDS = "The request body stopped arriving. Please send the request again.\n"
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

/** Ends a connection whose body arrives too slowly; data waiting to be read here isn't held against the sender. */
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

/**
 * Closes a connection once it's idle. Otherwise, a persistent connection would continue to bring requests to a server
 * that's shutting down, until its grace period ends.
 */
const endWhenIdle = (server: Server, response: ServerResponse): void => {
  if (!server.listening) response.setHeader("connection", "close")
  response.once("close", () => {
    // The connection is idle only after this event.
    if (!server.listening) setImmediate(() => server.closeIdleConnections())
  })
}

/**
 * Returns a server with time limits for slow clients. On shutdown, it ends as soon as it has responded to its pending
 * requests.
 */
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
