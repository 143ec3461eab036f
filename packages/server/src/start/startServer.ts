import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { NodeCrypto } from "@effect/platform-node"
import { ALL_COLUMNS, allowedSources, type UniverseName } from "@listwright/domain/catalog"
import { chosenReading, list270Reading } from "@listwright/domain/shared"
import {
  Cause,
  type Context,
  Deferred,
  Effect,
  Exit,
  Layer,
  Logger,
  Redacted,
  References,
  identity,
  Scope,
  Tracer,
} from "effect"
import type { SecureRandom } from "effect/crypto/SecureRandom"
import { HttpServer } from "effect/http"
import type { SqlClient } from "effect/sql/SqlClient"
import { addSampleUsers } from "../accounts/demoUsers.ts"
import { layerAccounts } from "../accounts/layerAccounts.ts"
import type { Passwords } from "../accounts/Passwords.ts"
import type { Sessions } from "../accounts/Sessions.ts"
import { Users } from "../accounts/Users.ts"
import { SoldSources } from "../accounts/UsersSql.ts"
import { engineAnswers, Engines, SourceColumns } from "@listwright/engine/counts"
import { geographyFolder } from "@listwright/geography"
import { addSampleServiceOrders } from "../history/addSampleServiceOrders.ts"
import { layerHttp } from "../http/server.ts"
import { lockFolder, createPrivateFolder, explainStorageError } from "@listwright/engine/files"
import { migrate } from "./migrations.ts"
import type { PointLedger } from "../rewards/PointLedger.ts"
import { layerPointLedgerSql } from "../rewards/PointLedgerSql.ts"
import { layerPglite } from "../storage/PgliteStorage.ts"
import { layerVacuum } from "../storage/vacuum.ts"
import { ensureReachable, layerPostgres } from "../storage/PostgresStorage.ts"
import { DatabaseOutage } from "../storage/DatabaseOutage.ts"
import { sqlLog } from "../storage/sqlLog.ts"
import { layerEmbeddedLease, layerSharedLease } from "../storage/SiteLease.ts"
import { ensureNothingLeftBehind } from "../storage/siteLeftBehind.ts"
import { claimDatabase } from "../storage/readDatabaseSiteId.ts"
import { DatabaseSiteMismatch } from "../storage/StorageErrors.ts"
import { layerSuppressions } from "../suppression/layerSuppressions.ts"
import { DEFAULT_DATA_FOLDER } from "@listwright/engine/universe"
import { type DataFolder, dataFolder, databaseFolder } from "../site/dataFolder.ts"
import { UniversePreparation } from "../site/UniversePreparation.ts"
import { demoUniverses, soldUniverses, missingUniverseReason } from "./demoUniverses.ts"
import { ensureSite } from "./ensureSite.ts"
import { resolveGeocoder } from "./geocodingLayer.ts"
import { isLoopback } from "../site/isLoopback.ts"
import { awardSamplePoints } from "./awardSamplePoints.ts"
import { layerServices, type ServerConfiguration } from "./layerServer.ts"
import { ensurePortFree, toListenError } from "./listening.ts"
import { ensurePriced } from "../configuration/ensurePriced.ts"
import { openSite } from "../configuration/openSite.ts"
import { problemLine } from "../configuration/SiteProblem.ts"
import { siteTimeZone } from "../configuration/SiteFile.ts"
import { SETTINGS } from "../configuration/siteFiles.ts"
import { readSiteId } from "../site/SiteIdentity.ts"
import { secretsFile } from "../site/Secrets.ts"
import { SiteUnusable } from "../site/SiteUnusable.ts"
import type { TaxesLayer } from "./ordersLayer.ts"
import { type PaymentsLayer, configuredPayments } from "./paymentsLayer.ts"
import { QUEUE_SETTINGS, type QueueSettings } from "../mail/OutgoingMailsSql.ts"
import { resolveSmtpServer } from "./resolveSmtpServer.ts"
import { builtScreens } from "./builtScreens.ts"
import { HostRefused, PublicUrlRefused, TrustedProxiesRefused } from "./StartErrors.ts"
import { DEFAULT_HOST, DEFAULT_PORT, type RunningServer, type StartOptions } from "./StartOptions.ts"

/** The universe for a site without sources. */
const DEFAULT_UNIVERSE = "consumer" satisfies UniverseName

const LOGGED = sqlLog((line) => void process.stderr.write(line))

const NO_STRIPE_KEYS =
  'orders are paid at Stripe ("payments" in site.json), but the Stripe keys are missing; add "stripe": {"secretKey": "sk_...", "webhookSecret": "whsec_..."}'

/**
 * Locks the data folder and opens its site. `isDatabaseNew`: true if an external database is specified and doesn't
 * belong to a site yet.
 */
const ensureData = Effect.fn("ensureData")(function* (
  data: DataFolder,
  options: StartOptions,
  isDatabaseNew: boolean,
) {
  yield* Effect.try({
    try: () => createPrivateFolder(data.folder),
    catch: (cause) => new SiteUnusable({ file: data.folder, reason: explainStorageError(cause) }),
  })
  yield* lockFolder(data.folder)
  if (isDatabaseNew && options.startEmpty !== true) yield* ensureNothingLeftBehind(databaseFolder(data.site))
  const made = yield* ensureSite(data, {
    siteFolder: options.siteFolder,
    adoptSite: options.adoptSite,
    database: options.databaseUrl === undefined ? null : layerPostgres(Redacted.make(options.databaseUrl)),
  })
  const [first = DEFAULT_UNIVERSE, ...others] = soldUniverses(made.site.content.settings.sources)
  const demo = demoUniverses(data.folder, options)
  const missing = yield* demo.missing([first, ...others])
  // People are served as soon as there are records of the first source; the others are made meanwhile.
  if (missing.includes(first)) yield* demo.make(first)
  const universes = {
    sold: [first, ...others] as const,
    later: missing.filter((name) => name !== first),
    demo,
  }
  return { data, universes, ...made }
})

const suppressionSettings = ({ data, secrets, site }: ServerConfiguration) => ({
  dataFolder: data.folder,
  zone: siteTimeZone(site.content.settings),
  secret: secrets.doNotSell,
})

/**
 * Fails, before any slow work begins, if the database is unreachable or belongs to another site. Returns the database's
 * site.
 */
const ensureUsable = Effect.fn("ensureUsable")(function* (
  { folder, site }: DataFolder,
  url: Redacted.Redacted,
  adoptSite: string | undefined,
) {
  const databaseSiteId = yield* ensureReachable(url)
  const siteId = adoptSite ?? (yield* readSiteId(site))
  if (databaseSiteId !== null && databaseSiteId !== siteId)
    return yield* new DatabaseSiteMismatch({ folder, siteId, databaseSiteId })
  return databaseSiteId
})

/** Returns a site's payment processor, mail server, and geocoder, with the secrets that they need. */
const withSecrets = Effect.fn("withSecrets")(function* (
  { data, secrets, site }: Pick<ServerConfiguration, "data" | "secrets" | "site">,
  changed: PaymentsLayer | undefined,
) {
  const { settings } = site.content
  const payments = changed ?? configuredPayments(settings, secrets)
  if (payments === undefined)
    return yield* new SiteUnusable({ file: secretsFile(data.site), reason: NO_STRIPE_KEYS })
  return {
    payments,
    smtp: yield* resolveSmtpServer(settings.smtp, secrets, data.site),
    geocoder: yield* resolveGeocoder(settings.geocoder, secrets, data.site),
  }
})

const start = Effect.fn("start")(function* (
  options: StartOptions,
  changed: PaymentsLayer | undefined,
  mailQueue: QueueSettings,
  taxes: TaxesLayer | undefined,
  outage: DatabaseOutage | null,
) {
  const { clickhouseUrl, databaseUrl, host = DEFAULT_HOST, port = DEFAULT_PORT } = options
  yield* ensurePortFree(host, port)
  const data = dataFolder(resolve(options.dataFolder ?? DEFAULT_DATA_FOLDER))
  const isDatabaseNew =
    databaseUrl !== undefined &&
    (yield* ensureUsable(data, Redacted.make(databaseUrl), options.adoptSite)) === null
  // Checks a folder named by the operator before anything is created.
  const siteFolder = options.siteFolder === undefined ? undefined : resolve(options.siteFolder)
  const named =
    siteFolder === undefined
      ? undefined
      : yield* openSite(siteFolder, { dataFolder: data.folder, isEmbedded: databaseUrl === undefined })
  // A first start makes demo users. It says so before it makes a universe for minutes.
  const wantsDemoUsers = options.demoUsers !== false
  const isFirst = databaseUrl === undefined && !existsSync(data.site)
  const makesDemoUsers = wantsDemoUsers && isFirst && named?.content.demoUsers !== null
  if (makesDemoUsers && !isLoopback(host)) return yield* new HostRefused({ host })
  const { isNew, siteId, universes, ...made } = yield* ensureData(
    data,
    { ...options, siteFolder },
    isDatabaseNew,
  )
  const { demoUsers, settings, warnings } = made.site.content
  const listensAt = yield* Deferred.make<string>()
  const { publicUrl } = settings
  const origin = publicUrl === null ? Deferred.await(listensAt) : Effect.succeed(new URL(publicUrl).origin)
  const database =
    databaseUrl === undefined
      ? layerPglite(databaseFolder(data.site))
      : layerPostgres(Redacted.make(databaseUrl))
  const maintained = outage === null ? layerVacuum : outage.watch
  const lease = databaseUrl === undefined ? layerEmbeddedLease : layerSharedLease(data.folder)
  const accounts = layerAccounts.pipe(
    Layer.provideMerge(
      Layer.succeed(
        SoldSources,
        allowedSources(settings.sources, chosenReading(list270Reading, settings.readings)),
      ),
    ),
    Layer.provideMerge(Layer.merge(lease, maintained)),
    Layer.provideMerge(Layer.effectDiscard(Effect.andThen(migrate, claimDatabase(data.folder, siteId)))),
    Layer.provideMerge(Layer.mergeAll(database, NodeCrypto.layer)),
  )
  const guarded = Layer.effectDiscard(
    Effect.gen(function* () {
      if (isNew && wantsDemoUsers && demoUsers !== null) {
        yield* addSampleUsers(demoUsers, settings.sources)
        yield* Effect.provide(awardSamplePoints(demoUsers), layerPointLedgerSql)
      }
      const users = yield* Users
      const demo = yield* users.demoUsers()
      if (demo.length === 0) return
      if (!isLoopback(host)) return yield* new HostRefused({ host })
      if (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, "")))
        return yield* new PublicUrlRefused({ publicUrl, file: join(made.site.folder, SETTINGS) })
      if (publicUrl === null && settings.trustedProxies.length > 0)
        return yield* new TrustedProxiesRefused({ file: join(made.site.folder, SETTINGS) })
    }),
  )
  // A first start that misses a key has made the site all the same: the next one is no first one, and needs its users.
  const { geocoder, payments, smtp } = yield* withSecrets(made, changed).pipe(
    Effect.tapError(() =>
      isNew ? Effect.scoped(Layer.build(Layer.provide(guarded, accounts))) : Effect.void,
    ),
  )
  const opened: ServerConfiguration = { ...made, origin, smtp, geocoder, mailQueue }
  const screens = options.screensFolder ?? builtScreens()
  const server = layerHttp({ host, port, screens }).pipe(
    Layer.provideMerge(layerServices(opened, payments, taxes)),
    Layer.provideMerge(Layer.succeed(UniversePreparation, { of: universes.demo.of })),
    Layer.provideMerge(guarded),
    Layer.provideMerge(engineAnswers),
    Layer.provideMerge(
      Layer.succeed(SourceColumns, (listType) => opened.site.content.source(listType) ?? ALL_COLUMNS),
    ),
    Layer.provideMerge(layerSuppressions(suppressionSettings(opened))),
    // The engine starts in its own process while the database opens in this one.
    Layer.provideMerge(
      Layer.mergeAll(
        accounts,
        Engines.following(opened.data.folder, {
          clickhouseUrl,
          geographyFolder: geographyFolder(opened.data.folder),
          universes: universes.sold,
          memory: settings.engineMemory === null ? undefined : settings.engineMemory * 1e6,
          ensureServable: (facts) => ensurePriced(opened.site.content, facts),
          whyMissing: ({ name }) => missingUniverseReason(name, universes.demo.of(name)),
        }),
      ),
    ),
  )
  const services = yield* Layer.build(server).pipe(
    Effect.catchTag("ServeError", ({ cause }) => Effect.fail(toListenError(host, port, cause))),
  )
  yield* Effect.forkScoped(universes.demo.makeLater(universes.later))
  return yield* Effect.provideContext(
    Effect.gen(function* () {
      if (isNew && wantsDemoUsers && demoUsers !== null)
        yield* addSampleServiceOrders(demoUsers, opened.data.serviceFiles)
      const users = yield* Users
      const { address } = yield* HttpServer.HttpServer
      const url = `http://${host.includes(":") ? `[${host}]` : host}:${"port" in address ? address.port : port}`
      yield* Deferred.succeed(listensAt, url)
      const demo = demoUsers === null ? [] : yield* users.demoUsers()
      return {
        url,
        firstStart: isNew,
        warnings: warnings.map(problemLine),
        demoUsers: demo.map(({ email, role }) => ({ email, role, password: demoUsers?.password ?? "" })),
        services,
      }
    }),
    services,
  )
})

/** A running server with its services, for callers that prepare its users directly. */
export interface AssembledServer extends RunningServer {
  readonly services: Context.Context<Users | Sessions | Passwords | PointLedger | SecureRandom | SqlClient>
}

/**
 * Starts a site: creates it on the first start, opens it, and listens. Rejects with a human-readable error
 * (`FolderInUse`, `PortInUse`, `HostRefused`, ...), leaving nothing open.
 */
export const startServer = (options: StartOptions = {}): Promise<RunningServer> =>
  createServerStarter()(options)

/**
 * Starts a server the way `startServer` does, but with a different payment processor, email retry settings, or sales
 * tax source, for fault tests. If `payments` or `taxes` is undefined, the site's own is used.
 */
export const createServerStarter =
  (payments?: PaymentsLayer, mailQueue = QUEUE_SETTINGS, taxes?: TaxesLayer) =>
  async (options: StartOptions): Promise<AssembledServer> => {
    const scope = Scope.makeUnsafe()
    const outage = options.databaseUrl === undefined ? null : new DatabaseOutage(options.databaseUrl)
    const close = (exit: Exit.Exit<unknown, unknown>) => Effect.runPromise(Scope.close(scope, exit))
    const exit = await Effect.runPromiseExit(
      start(options, payments, mailQueue, taxes, outage).pipe(
        Scope.provide(scope),
        Effect.provideService(Logger.LogToStderr, true),
        outage === null
          ? identity
          : Effect.provideService(
              Logger.CurrentLoggers,
              new Set([outage.logger(Logger.defaultLogger), Logger.tracerLogger]),
            ),
        options.logDebug === true ? Effect.provideService(References.MinimumLogLevel, "Debug") : identity,
        options.logSql === true ? Effect.provideService(Tracer.Tracer, LOGGED) : identity,
      ),
      options.signal === undefined ? {} : { signal: options.signal },
    )
    if (Exit.isFailure(exit)) {
      await close(exit)
      throw Cause.squash(exit.cause)
    }
    return { ...exit.value, close: () => close(Exit.void) }
  }
