/** A site in a process of its own, which says how long others had to wait for its thread. */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { startServer } from "../../packages/server/src/index.ts"

const delay = monitorEventLoopDelay({ resolution: 1 })
const server = await startServer({ dataFolder: process.argv[2], port: 0 })
process.on("message", (message) => {
  if (message === "watch") {
    delay.reset()
    delay.enable()
  }
  if (message === "delay") {
    delay.disable()
    process.send?.({ p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6 })
  }
  if (message === "close") void server.close().then(() => process.exit(0))
})
process.send?.({ url: server.url, demoUsers: server.demoUsers })
