import { createServer, type RequestListener } from "node:http"
import { afterEach, beforeEach } from "vitest"

/** Serves a site that answers each test of a file with `answer`. Its address is available once a test runs. */
export const standInFor = (answer: RequestListener) => {
  let url = ""
  let stop = () => {}
  beforeEach(async () => {
    const server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
    stop = () => {
      server.closeAllConnections()
      server.close()
    }
  })
  afterEach(() => stop())
  return { url: () => url }
}
