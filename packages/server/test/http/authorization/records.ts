import { randomBytes, randomUUID } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { ReferencedRecordKind, User } from "@listwright/domain/account"
import { canonicalJson, definitionHash } from "@listwright/domain/definition"
import { toCountReceipt } from "@listwright/domain/counting"
import { defaultChoices } from "@listwright/domain/drafts"
import { RequestKey } from "@listwright/domain/order"
import type { SentQuote } from "@listwright/domain/quotes"
import { QuoteId } from "@listwright/domain/shared"
import { SavedListId } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Sessions } from "../../../src/accounts/Sessions.ts"
import { LocationFiles } from "../../../src/locations/LocationFiles.ts"
import { PlacedOrders } from "../../../src/orders/PlacedOrders.ts"
import { ListShares } from "../../../src/saved-lists/ListShares.ts"
import { StoredCards } from "../../../src/payments/StoredCards.ts"
import { OwnQuickPicks } from "../../../src/quick-picks/OwnQuickPicks.ts"
import { PriceDesk } from "../../../src/pricing/PriceDesk.ts"
import { StoredQuotes } from "../../../src/quotes/StoredQuotes.ts"
import { SuppressionFiles } from "../../../src/suppression/SuppressionFiles.ts"
import { SuppressionFolders } from "../../../src/suppression/SuppressionFolders.ts"
import { contact, newDraft, ownerOf, placeDraft, zips } from "../../orders/shop.ts"
import { bigList, keyBytes, savedCount } from "../../suppression/world.ts"

const list = zips("60614")

/** A delivered order; one for each owner, since no call changes it. */
const orders = new Map<string, string>()
const orderOf = Effect.fnUntraced(function* (owner: User) {
  const known = orders.get(owner.id)
  if (known !== undefined) return known
  const { definition } = yield* bigList
  const draft = yield* newDraft(owner, definition)
  const { orderCode } = yield* placeDraft(owner, draft.id)
  const placed = yield* PlacedOrders
  yield* placed.receiptOf(orderCode).pipe(
    Effect.flatMap(({ delivery }) => (delivery === null ? Effect.fail("not yet") : Effect.void)),
    Effect.eventually,
    Effect.timeout("60 seconds"),
  )
  orders.set(owner.id, orderCode)
  return orderCode
})

const runOf = Effect.fnUntraced(function* (owner: User) {
  const sql = yield* SqlClient
  const draft = yield* newDraft(owner, list)
  const id = randomUUID()
  yield* sql`INSERT INTO count_runs ${sql.insert({
    id,
    user_id: owner.id,
    draft_id: draft.id,
    draft_revision: draft.revision,
    account_id: draft.accountId,
    definition_hash: yield* definitionHash(draft.definition),
    state: "running",
    created_at: new Date(),
  })}`
  return id
})

const fileOf = Effect.fnUntraced(function* (owner: User) {
  const sql = yield* SqlClient
  const { suppressions } = yield* SuppressionFolders
  const id = randomUUID()
  yield* Effect.promise(async () => {
    await mkdir(join(suppressions, "files"), { recursive: true })
    await writeFile(join(suppressions, "files", `${id}.keys`), keyBytes([1n]))
  })
  yield* sql`INSERT INTO suppression_files ${sql.insert({
    id,
    user_id: owner.id,
    account_id: owner.accountId,
    list_type: 10,
    name: "people.csv",
    uploaded_at: new Date(),
    rows: 1,
    matched: 1,
    unmatched: 0,
    rejected: 0,
    persons: 1,
    keys_path: join("files", `${id}.keys`),
    sha256: "",
    snapshot: "",
  })}`
  return id
})

/** Keeps a file with a single location, which is different for each owner. */
const locationFileOf = Effect.fnUntraced(function* (owner: User) {
  const files = yield* LocationFiles
  const longitude = -87.65 + randomBytes(4).readUInt32BE() / 2 ** 40
  const row = { longitude, latitude: 41.92, miles: 200, state: "IL", name: "S1" }
  return (yield* files.keep({ userId: owner.id, accountId: owner.accountId }, [row])).file
})

const uploadOf = Effect.fnUntraced(function* (owner: User) {
  const files = yield* SuppressionFiles
  const { uploads } = yield* SuppressionFolders
  const path = join(uploads, `sent-${randomUUID()}`)
  yield* Effect.promise(() => writeFile(path, "person_key\n1\n"))
  return yield* files.keep(owner, { name: "people.csv", path })
})

const signInOf = Effect.fnUntraced(function* (owner: User) {
  const sessions = yield* Sessions
  const before = new Set((yield* sessions.list(owner.id)).map(({ id }) => id))
  yield* sessions.open(owner.id)
  return (yield* sessions.list(owner.id)).find(({ id }) => !before.has(id))?.id ?? ""
})

/** Keeps a quote whose saved count doesn't exist, since it may have been deleted. */
const quoteOf = Effect.fnUntraced(function* (owner: User) {
  const desk = yield* PriceDesk
  const quotes = yield* StoredQuotes
  const { listUsage, promoCode, quantities } = defaultChoices
  const choices = { listUsage, promoCode, quantities }
  const { count, price, priceListId } = yield* desk.price(
    owner,
    { definition: list, choices },
    ownerOf(owner),
  )
  const sent: SentQuote = {
    id: QuoteId.make(randomUUID()),
    code: "LW-QQQQ-QQQQ",
    savedCountId: SavedListId.make("none"),
    accountId: owner.accountId,
    listType: 10,
    dataSourceDesc: "Consumer",
    contact,
    sentOn: "2026-11-26",
    validUntil: "2999-12-31",
    priceListId,
    definition: list,
    choices,
    areas: [],
    audience: "People",
    price,
  }
  const receipt = toCountReceipt(count, "2026-11-26T12:00:00Z")
  const requestKey = RequestKey.make(sent.id)
  yield* quotes.keep({ sent, receipt, userId: owner.id, requestKey, origin: "http://lists.example" })
  return sent.id
})

/** A list of the owner, whose link the owner has opened. */
const sharedListOf = Effect.fnUntraced(function* (owner: User) {
  const shares = yield* ListShares
  const id = SavedListId.make(
    yield* savedCount(owner, { definition: canonicalJson(list), savedAt: new Date() }),
  )
  const { secret } = yield* shares.make(id, owner.id, "copy")
  yield* shares.letIn(secret, owner.id)
  return id
})

/** Each of another name: a user has no two of one. */
const quickPickOf = Effect.fnUntraced(function* (owner: User) {
  const quickPicks = yield* OwnQuickPicks
  return yield* quickPicks.save(owner.id, {
    listType: 10,
    name: randomUUID(),
    description: "Women",
    criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
  })
})

/** A user's one card is called by the user. */
const cardOf = Effect.fnUntraced(function* (owner: User) {
  const kept = yield* StoredCards
  yield* kept.keep(owner.id, {
    token: "tok_kept",
    cardType: "VISA",
    lastDigits: "1111",
    holderName: owner.lastName,
    expiryMonth: 7,
    expiryYear: 2030,
    addressLine: "1 Main St",
    city: "Chicago",
    state: "IL",
    zip: "60614",
    countryCode: "US",
    companyName: "",
  })
  return owner.id
})

/** A complete one whose file is there. */
const serviceOrderOf = Effect.fnUntraced(function* (owner: User) {
  const sql = yield* SqlClient
  const { deliveries } = yield* SuppressionFolders
  const folder = join(dirname(deliveries), "service-files")
  yield* Effect.promise(async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, "cleaned.csv"), "name\nAnn\n")
  })
  const guid = randomUUID()
  yield* sql`INSERT INTO service_orders ${sql.insert({
    guid,
    code: `SV-${guid}`,
    tab: 0,
    service: -1,
    name: "Spring clean",
    user_id: owner.id,
    account_id: owner.accountId,
    created_at: new Date(),
    status: 50,
    status_desc: "Complete",
    records: 1_000,
    cost: "25.00",
    services: "[]",
    fulfillment_file: "cleaned.csv",
    reports_file: null,
    imported_at: new Date(),
  })}`
  return guid
})

/** Makes a new record of a kind for a user, and returns its id. */
export const recordOf = Effect.fnUntraced(function* (kind: ReferencedRecordKind, owner: User) {
  switch (kind) {
    case "draft":
      return (yield* newDraft(owner, list)).id
    case "count":
      return yield* runOf(owner)
    case "order":
      return yield* orderOf(owner)
    case "service order":
      return yield* serviceOrderOf(owner)
    case "saved count":
      return yield* savedCount(owner, { definition: canonicalJson(list), savedAt: new Date() })
    case "quote":
      return yield* quoteOf(owner)
    case "shared list":
      return yield* sharedListOf(owner)
    case "suppression file":
      return yield* fileOf(owner)
    case "location file":
      return yield* locationFileOf(owner)
    case "upload":
      return yield* uploadOf(owner)
    case "quick pick":
      return yield* quickPickOf(owner)
    case "card":
      return yield* cardOf(owner)
    case "profile":
      return owner.id
    case "sign-in":
      return yield* signInOf(owner)
    case "account":
      return String(owner.accountId)
  }
})

/** An id of that kind that does not exist. */
export const missingId = (kind: ReferencedRecordKind): string => {
  switch (kind) {
    case "account":
      return "2147483647"
    case "location file":
      return randomBytes(32).toString("hex")
    case "order":
      return "LW-AAAA-AAAA"
    case "draft":
    case "count":
    case "service order":
    case "saved count":
    case "quote":
    case "shared list":
    case "suppression file":
    case "upload":
    case "quick pick":
    case "card":
    case "profile":
    case "sign-in":
      return randomUUID()
  }
}
