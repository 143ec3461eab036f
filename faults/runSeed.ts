import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Schema } from "effect"
import { zipsOfNewYork } from "../packages/server/test/orders/preparedOrder.ts"
import { allCommands } from "./commands/allCommands.ts"
import { allFaults } from "./faults/allFaults.ts"
import { allInvariants } from "./invariants/allInvariants.ts"
import { randomOf } from "./random.ts"
import { Checkout } from "./world/Checkout.ts"
import { Buyer } from "./world/Buyer.ts"
import { receiptsOf } from "./world/receiptsOf.ts"
import { FaultySite } from "./world/FaultySite.ts"
import { MailServer } from "./world/MailServer.ts"
import { writeSiteFolder } from "./world/siteFolder.ts"
import { type Books, readBooks } from "./world/readBooks.ts"
import { embedded, onPostgresql, type Postgresql, type SiteDatabase } from "./world/SiteDatabase.ts"
import { freePort } from "../scripts/freePort.ts"
import { allMade } from "../test/product.ts"

/** The buyers: several people at once, some of them in two windows. */
const PEOPLE = ["demo", "power", "reseller", "demo", "power", "digital"]
/** Commands before a fault strikes, and after it is over. */
const BEFORE = { least: 30, spread: 60 }
const AFTER = 30
/** The time limit for the site to settle and deliver. */
const SETTLED_WITHIN_MS = 60_000

/** Every other seed sells at Stripe, the others with cards. */
const isAtStripe = (seed: number): boolean => seed % 2 === 0

const decodeSecrets = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ operator: Schema.String })),
)

const operatorOf = (data: string): string =>
  decodeSecrets(readFileSync(join(data, "site", "secrets.json"), "utf8")).operator

/** The results of one seed. */
export interface SeedReport {
  readonly seed: number
  readonly seconds: number
  readonly requests: number
  readonly placed: number
  readonly faults: ReadonlyArray<string>
  /** By the name of the invariant. */
  readonly violations: ReadonlyMap<string, ReadonlyArray<string>>
}

const isUnderWay = (
  { orders, quotes, redemptions, refunds, reports, waiting }: Books,
  isFinal: boolean,
): boolean =>
  (isFinal && refunds.some(({ isMade }) => !isMade)) ||
  (isFinal && waiting.mails + waiting.jobs > 0) ||
  (isFinal && reports.some(({ isCompleted }) => !isCompleted)) ||
  (isFinal && quotes.some(({ isMailed }) => !isMailed)) ||
  (isFinal && redemptions.some(({ isMailed }) => !isMailed)) ||
  orders.some(({ state }) => state === "placing" || state === "pending" || (isFinal && state === "placed"))

/** The ledger once nothing is in progress, or when the site has had its time. */
const quietBooks = async (
  database: SiteDatabase,
  data: string,
  checkout: Checkout | null,
  mailServer: MailServer,
  isFinal: boolean,
): Promise<Books> => {
  const deadline = Date.now() + SETTLED_WITHIN_MS
  for (;;) {
    checkout?.passTime()
    const books = await readBooks(database, data, checkout, mailServer)
    if (!isUnderWay(books, isFinal) || Date.now() > deadline) return books
    await sleep(300)
  }
}

/** Keeps buyers busy until `stop`; `after` waits for this many more commands. */
const traffic = (buyers: ReadonlyArray<Buyer>) => {
  let isOver = false
  let steps = 0
  const busy = buyers.map(async (buyer) => {
    while (!isOver) {
      const command = buyer.random.weighted(allCommands.filter(({ isPossible }) => isPossible(buyer)))
      await command.run(buyer)
      steps += 1
    }
  })
  const failed = Promise.all(busy)
  return {
    after: async (more: number) => {
      const wanted = steps + more
      while (steps < wanted) await Promise.race([sleep(5), failed])
    },
    stop: async () => {
      isOver = true
      await failed
    },
  }
}

/**
 * Runs one seed on a new site. In each round, buyers are busy, something fails, and afterward the books are compared
 * with what the site reported to the buyers. If `postgresql` is null, the site has its embedded database. `universes`
 * is a folder of made universes to copy, filled by the first run.
 */
export const runSeed = async (
  seed: number,
  rounds: number,
  { postgresql, universes }: { readonly postgresql: Postgresql | null; readonly universes: string },
): Promise<SeedReport> => {
  const started = Date.now()
  const random = randomOf(seed).fork("faults")
  const folder = mkdtempSync(join(tmpdir(), "listwright-faults-"))
  const data = join(folder, "data")
  if (existsSync(universes)) cpSync(universes, join(data, "universes"), { recursive: true })
  const booksPort = await freePort()
  const database =
    postgresql === null ? embedded(booksPort) : await onPostgresql(postgresql, `faults_${seed}_${started}`)
  const checkout = isAtStripe(seed) ? new Checkout(randomOf(seed)) : null
  const stripe = () => checkout?.stub.url ?? ""
  const mailServer = await MailServer.start(random.fork("mail"))
  const siteFolder = join(folder, "site")
  writeSiteFolder(siteFolder, mailServer.port)
  const site = new FaultySite({
    data,
    databaseUrl: database.url,
    port: await freePort(),
    booksPort,
    seed,
    siteFolder,
    stripe,
  })
  const possible = allFaults.filter(({ ofPostgresql }) => postgresql !== null || ofPostgresql === undefined)
  const faults: Array<string> = []
  const violations = new Map<string, Array<string>>(allInvariants.map(({ name }) => [name, []]))
  const buyers: Array<Buyer> = []
  let orders: Books["orders"] = []
  const check = async (isFinal: boolean) => {
    const books = await quietBooks(database, data, checkout, mailServer, isFinal)
    orders = books.orders
    const evidence = {
      books,
      buyers,
      isFinal,
      receipts: isFinal ? await receiptsOf(buyers) : [],
      pagesTwice: checkout?.pagesTwice ?? [],
      siteOutput: site.output,
    }
    for (const invariant of allInvariants) {
      const known = violations.get(invariant.name) ?? []
      known.push(...invariant.violations(evidence).filter((one) => !known.includes(one)))
    }
  }
  try {
    await checkout?.start(site.url)
    await site.start()
    const operator = operatorOf(data)
    if (!existsSync(universes)) {
      await allMade(data)
      cpSync(join(data, "universes"), universes, { recursive: true })
    }
    const guide = new Buyer(site.url, "guide", randomOf(seed), [])
    await guide.signIn("demo")
    const codes = await zipsOfNewYork({ json: (method, path, body) => guide.ask(method, path, body) })
    for (const [index, person] of PEOPLE.entries()) {
      const buyer = new Buyer(site.url, `${person}${index}`, randomOf(seed).fork(`buyer ${index}`), codes, {
        checkout,
        operator,
      })
      await buyer.signIn(person)
      buyers.push(buyer)
    }
    for (let round = 0; round < rounds; round++) {
      const busy = traffic(buyers)
      await busy.after(BEFORE.least + random.int(BEFORE.spread))
      await sleep(random.int(60))
      const fault = random.weighted(possible)
      faults.push(fault.name)
      await fault.strike({ site, postgresql, mailServer }, random)
      await busy.after(AFTER)
      await busy.stop()
      await check(round === rounds - 1)
    }
  } catch (error) {
    violations.set("the site can be used again after every fault", [String(error)])
  } finally {
    await site.stop()
    await checkout?.stop()
    await mailServer.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return {
    seed,
    seconds: Math.round((Date.now() - started) / 1_000),
    requests: buyers.reduce((sum, { requests }) => sum + requests, 0),
    placed: orders.filter(({ state }) => state === "placed" || state === "fulfilled").length,
    faults,
    violations,
  }
}
