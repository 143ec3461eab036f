import { startServerWith } from "../../packages/server/src/start/startServer.ts"
import { randomOf } from "../random.ts"
import { layerUnreliableSandbox } from "./unreliableProcessor.ts"

/** The process that a run of faults kills: the product as people start it, but for its payment processor. */
const [data = "", databaseUrl = "", port = "", seed = "", life = ""] = process.argv.slice(2)
const random = randomOf(Number(seed)).fork(`processor ${life}`)
const server = await startServerWith(layerUnreliableSandbox(random))({
  port: Number(port),
  dataFolder: data,
  databaseUrl,
  records: 20_000,
})
process.stdout.write(`ready at ${server.url}\n`)
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)))
