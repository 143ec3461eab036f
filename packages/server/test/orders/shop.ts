import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NodeCrypto } from "@effect/platform-node"
import {
  AccountId,
  type Reach,
  viewerReach,
  type SiteConfiguration,
  type User,
  UserId,
} from "@listwright/domain/account"
import { type CountAnswer, Counts, type ListOwner } from "@listwright/domain/counting"
import {
  areaKey,
  type CanonicalDefinition,
  canonicalDefinition,
  DefinitionHash,
  emptyDefinition,
} from "@listwright/domain/definition"
import { type Choices, type Contact, defaultChoices } from "@listwright/domain/drafts"
import { type DraftId, Zip } from "@listwright/domain/shared"
import { DateTime, Effect, Layer, Redacted } from "effect"
import * as Digest from "effect/crypto/Digest"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { layerUsersSql } from "../../src/accounts/UsersSql.ts"
import { layerDraftsSql } from "../../src/drafts/DraftsSql.ts"
import { StoredDrafts } from "../../src/drafts/StoredDrafts.ts"
import { layerOrderJobs } from "../../src/orders/OrderJobs.ts"
import { OrderingTerms } from "../../src/accounts/OrderingTerms.ts"
import { consumersOffered } from "../configuration/consumersOffered.ts"
import { example, layerExamplePrices } from "../configuration/example.ts"
import { pricingLayer, type TaxesLayer } from "../../src/start/ordersLayer.ts"
import { layerPlacedOrdersSql } from "../../src/orders/PlacedOrdersSql.ts"
import { type PlaceCommand, OrderPlacements } from "../../src/orders/OrderPlacements.ts"
import { layerOrderPlacements } from "../../src/orders/OrderPlacementsLive.ts"
import { layerSettlement } from "../../src/orders/settleDueOrders.ts"
import type { SalesTaxes } from "../../src/orders/SalesTaxes.ts"
import { layerSalesTaxesTable } from "../../src/orders/SalesTaxesTable.ts"
import { assessTax } from "../../src/orders/assessTax.ts"
import { layerSandbox } from "../../src/payments/sandbox/layerSandbox.ts"
import { SandboxVault } from "../../src/payments/sandbox/SandboxVault.ts"
import { PriceDesk } from "../../src/pricing/PriceDesk.ts"
import { layerEmbeddedLease } from "../../src/storage/SiteLease.ts"
import { ServedUniverse } from "../../src/site/ServedUniverse.ts"

export const ACCEPTED = "4111111111111111"
export const DECLINED = "4000000000000002"
export const LATE = "4000000000000341"

export const site: SiteConfiguration = {
  siteName: "Listwright",
  phoneNumber: "",
  contactEmail: "",
  homePageLink: "/",
  minimumQuantity: 250,
  chargesTax: true,
  offersQuotes: false,
  takesOrders: true,
  mayNotPay: false,
  showPromotion: true,
  offersZipPaste: true,
  combinesSavedLists: true,
  takesSeveralAddresses: true,
  mixesAreaKinds: true,
  offersBreakdowns: false,
  readings: {},
  sources: [],
}

export const contact: Contact = {
  firstName: "Dana",
  lastName: "Whitfield",
  company: "Harbor Street Bakery",
  email: "dana@bakery.example",
  phone: "312-555-0100",
  orderName: "Spring mailing",
  addressLine: "12 Harbor Street",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  countryCode: "US",
  contactMe: false,
}

export const zips = (...codes: ReadonlyArray<string>): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: codes.map((code) => ({ kind: "zip", zip: Zip.make(code), excluded: false })),
    phoneOption: "noPhones",
  })

/** Every ZIP has as many records as its last two digits say in hundreds; half of them with phones. */
export const countOf = (definition: CanonicalDefinition): CountAnswer => {
  const areas = definition.areas.map((area) => {
    const available = Number(areaKey(area).slice(-2)) * 100
    return { key: areaKey(area), available, withPhones: available / 2 }
  })
  const total = areas.reduce((sum, { available }) => sum + available, 0)
  return {
    definitionHash: DefinitionHash.make(""),
    snapshot: "in-memory",
    total,
    withPhones: total / 2,
    areas,
    suppressed: [],
    withoutPlace: [],
  }
}

const layerCounts = Layer.mock(Counts, { count: (definition) => Effect.succeed(countOf(definition)) })

/** The universe that `layerCounts` pretends to count in, with the attributes of the demo. */
export const layerServed = Layer.succeed(ServedUniverse, {
  snapshot: () => Effect.succeed("in-memory"),
  snapshots: Effect.succeed(["in-memory"]),
  answering: Effect.succeed("in-memory"),
  columns: (listType) => Effect.succeed(listType === 10 ? consumersOffered : []),
})

export const layerTerms = (change: Partial<SiteConfiguration> = {}) =>
  Layer.succeed(OrderingTerms, {
    of: () => Effect.succeed({ ...site, readings: { list270: "orderable" }, ...change }),
    pointRate: { dollarsPerRate: "10", pointsPerRate: "5" },
    taskDays: example.content.settings.taskDays,
    agreement: example.content.agreement,
  })

/** A folder that lives as long as the tests that share it. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "listwright-orders-"))
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

const ZONE = DateTime.zoneMakeNamedUnsafe("America/Chicago")

const crypto = Layer.mergeAll(NodeCrypto.layerSecureRandom, Digest.layerWebCrypto)

/**
 * Provides everything that one server needs to place orders, without fulfillment; tests add the payment processor.
 */
export const layerShop = (
  folder: string,
  change: Partial<SiteConfiguration> = {},
  layerDrafts: typeof layerDraftsSql = layerDraftsSql,
  taxes: TaxesLayer = layerSalesTaxesTable(ZONE),
) =>
  Layer.mergeAll(layerOrderPlacements, layerSettlement).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        layerOrderJobs,
        layerPlacedOrdersSql(join(folder, "deliveries"), ZONE),
        taxes,
        pricingLayer.pipe(Layer.provideMerge(layerExamplePrices)),
      ),
    ),
    Layer.provideMerge(Layer.mergeAll(layerUsersSql, layerDrafts)),
    Layer.provideMerge(layerEmbeddedLease),
    Layer.provideMerge(Layer.mergeAll(layerCounts, layerServed, layerTerms(change))),
  )

/** One life of a server over a database that outlives it. */
export const layerServer = (
  folder: string,
  change?: Partial<SiteConfiguration>,
  layerDrafts?: typeof layerDraftsSql,
  taxes?: TaxesLayer,
) =>
  layerShop(folder, change, layerDrafts, taxes).pipe(
    Layer.provideMerge(layerSandbox(folder)),
    Layer.provideMerge(crypto),
  )

export const layerCrypto = crypto

/** A user of an account of their own, in the database. */
export const newUser = Effect.fnUntraced(function* (change: Partial<User> = {}) {
  const sql = yield* SqlClient
  const random = yield* SecureRandom
  const id = yield* random.uuidV4()
  const accountId = change.accountId ?? (yield* random.intBetween(1_000, 2_000_000_000))
  const accountName = change.accountName ?? `Account ${accountId}`
  const user: User = {
    id: UserId.make(id),
    email: `${id}@buyers.example`,
    firstName: "Dana",
    lastName: "Whitfield",
    company: "Harbor Street Bakery",
    phone: "",
    role: "User",
    sources: [10],
    ...change,
    accountId: AccountId.make(accountId),
    accountName,
  }
  yield* sql`INSERT INTO accounts (id, name) VALUES (${accountId}, ${accountName}) ON CONFLICT DO NOTHING`
  yield* sql`INSERT INTO users ${sql.insert({
    id,
    email: user.email,
    email_key: user.email,
    password_hash: null,
    first_name: user.firstName,
    last_name: user.lastName,
    company: user.company,
    phone: "",
    role: user.role,
    account_id: accountId,
    data_sources: "[10]",
    may_pay: true,
    is_demo: false,
    created_at: new Date(),
  })}`
  return user
})

/** Returns the reach of a user without listed accounts. */
export const reachOfUser = ({ accountId, id, role }: User): Reach =>
  viewerReach({ userId: id, role, accountId, listedAccounts: [] })

export const ownerOf = (user: User): ListOwner => ({ accountId: user.accountId, reach: reachOfUser(user) })

/** A draft that is at its summary. */
export const newDraft = Effect.fnUntraced(function* (
  user: User,
  definition: CanonicalDefinition = zips("60610"),
  choices: Partial<Choices> = {},
) {
  const drafts = yield* StoredDrafts
  const draft = yield* drafts.create(reachOfUser(user), definition.listType)
  const change = {
    baseRevision: draft.revision,
    definition,
    choices: { ...defaultChoices, contact, ...choices },
  }
  return yield* drafts.put(reachOfUser(user), draft.id, change)
})

export const typedCard = (number: string) => ({
  holderName: "Dana Whitfield",
  number,
  securityCode: "123",
  expiryMonth: 12,
  expiryYear: 2031,
})

/**
 * Makes the command that the screens would send for a draft: with the figures that they were shown, and a token of
 * the card.
 */
export const commandFor = Effect.fnUntraced(function* (
  user: User,
  draftId: DraftId,
  number: string = ACCEPTED,
) {
  const drafts = yield* StoredDrafts
  const desk = yield* PriceDesk
  const terms = yield* OrderingTerms
  const vault = yield* SandboxVault
  const draft = yield* drafts.get(reachOfUser(user), draftId)
  const { price } = yield* desk.price(user, draft, ownerOf(user))
  const place = { state: contact.state, zip: contact.zip, countryCode: contact.countryCode }
  const { totals } = yield* assessTax(yield* terms.of(user), price.figures.totalBeforeTax, place)
  const { token } = yield* vault.tokenize(typedCard(number))
  const command: PlaceCommand = {
    draftId,
    revision: draft.revision,
    requestKey: null,
    clientKey: draftId,
    contact,
    shown: {
      quantity: price.quantity,
      totalBeforeTax: totals.subtotal,
      taxCharge: totals.totalTax,
      total: totals.total,
    },
    agreementAccepted: true,
    cardProblems: {},
    billing: place,
    payment: { kind: "token", token, securityCode: Redacted.make("123") },
  }
  return command
})

/** Places a draft as the screens would. */
export const placeDraft = Effect.fnUntraced(function* (
  user: User,
  draftId: DraftId,
  number: string = ACCEPTED,
) {
  const placing = yield* OrderPlacements
  return yield* placing.place(user, yield* commandFor(user, draftId, number))
})

export type ShopServices =
  | OrderPlacements
  | PriceDesk
  | StoredDrafts
  | OrderingTerms
  | SandboxVault
  | SalesTaxes
