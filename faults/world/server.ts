import { Layer, Redacted } from "effect"
import { QUEUE_SETTINGS } from "../../packages/server/src/mail/OutgoingMailsSql.ts"
import { type PaymentsLayer, stripePayments } from "../../packages/server/src/start/paymentsLayer.ts"
import { SECRET_KEY, WEBHOOK_SECRET } from "../../packages/server/test/payments/stripe/stripeStub.ts"
import { createServerStarter } from "../../packages/server/src/start/startServer.ts"
import { randomOf } from "../random.ts"
import { layerBooksPort } from "./booksPort.ts"
import { layerUnreliableSandbox } from "./unreliableProcessor.ts"

/**
 * The process that a run of faults kills: the product as people start it, but for its payment processor, and for waiting
 * a second before a mail is tried again. `databaseUrl` '': the embedded database, which this process alone can read, so
 * that it shows its books at `booksPort`.
 */
const [
  data = "",
  databaseUrl = "",
  port = "",
  seed = "",
  life = "",
  siteFolder = "",
  stripe = "",
  booksPort = "",
] = process.argv.slice(2)
/** Asks more often than a site does, so that a run does not wait for what was never reported. */
const atStripe = (api: string) =>
  stripePayments({
    api,
    secretKey: Redacted.make(SECRET_KEY),
    webhookSecret: Redacted.make(WEBHOOK_SECRET),
    returnTo: "https://lists.example",
    pace: { open: 2_000, processing: 2_000, unanswered: 500 },
  })
const random = randomOf(Number(seed)).fork(`processor ${life}`)
const mailQueue = { ...QUEUE_SETTINGS, retryAfter: () => 1_000 }
const processor = stripe === "" ? layerUnreliableSandbox(random) : atStripe(stripe)
const payments: PaymentsLayer =
  databaseUrl === ""
    ? (folder) => Layer.merge(processor(folder), layerBooksPort(Number(booksPort)))
    : processor
const server = await createServerStarter(
  payments,
  mailQueue,
)({
  port: Number(port),
  dataFolder: data,
  siteFolder,
  ...(databaseUrl === "" ? {} : { databaseUrl }),
  records: 20_000,
})
process.stdout.write(`ready at ${server.url}\n`)
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)))
