/** A site in a process of its own: tells its address and a token, and how long its thread was held, whenever it is asked. */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { startServer } from "../../packages/server/src/index.ts"

const [folder = "", records = ""] = process.argv.slice(2)
const USER = "demo@listwright.example"

const server = await startServer({ dataFolder: folder, port: 0, records: Number(records) })
const password = server.demoUsers.find(({ email }) => email === USER)?.password
const issued = await fetch(`${server.url}/api/v1/tokens`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email: USER, password, name: "bench" }),
})
const { token }: { readonly token: string } = await issued.json()
const delay = monitorEventLoopDelay({ resolution: 1 })
process.on("message", (message) => {
  if (message === "close") {
    void server.close().then(() => process.exit(0))
    return
  }
  // How much longer than a millisecond the thread was held since the last time.
  const { system, user } = process.cpuUsage()
  process.send?.({
    most: Math.max(0, delay.max / 1e6 - 1),
    rss: process.memoryUsage().rss,
    cpu: (system + user) / 1_000,
  })
  delay.reset()
  delay.enable()
})
delay.enable()
process.send?.({ url: server.url, token })
