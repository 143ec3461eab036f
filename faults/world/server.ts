import { Schedule } from "effect"
import { QUEUE_SETTINGS } from "../../packages/server/src/mail/OutgoingMailsSql.ts"
import { startServerWith } from "../../packages/server/src/start/startServer.ts"
import { randomOf } from "../random.ts"
import { layerUnreliableSandbox } from "./unreliableProcessor.ts"

/**
 * The process that a run of faults kills: the product as people start it, but for its payment processor, and for waiting
 * a second before a mail is tried again.
 */
const [data = "", databaseUrl = "", port = "", seed = "", life = "", siteFolder = ""] = process.argv.slice(2)
const random = randomOf(Number(seed)).fork(`processor ${life}`)
const mailQueue = { ...QUEUE_SETTINGS, retries: Schedule.spaced("1 second") }
const server = await startServerWith(
  layerUnreliableSandbox(random),
  mailQueue,
)({
  port: Number(port),
  dataFolder: data,
  siteFolder,
  databaseUrl,
  records: 20_000,
})
process.stdout.write(`ready at ${server.url}\n`)
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)))
