import { ForgottenPasswords } from "../account-mails/ForgottenPasswords.ts"
import { NodeServices } from "@effect/platform-node"
import { Effect, Layer } from "effect"
import { LiveQuestions } from "../counts/LiveQuestions.ts"
import { OfficialCounts } from "../counts/OfficialCounts.ts"
import { layerStoredRunsSql } from "../counts/StoredRunsSql.ts"
import { layerDraftsSql } from "../drafts/DraftsSql.ts"
import { layerPastOrdersSql } from "../history/PastOrdersSql.ts"
import { layerNoServiceOrders } from "../history/noServiceOrders.ts"
import { layerServiceOrdersSql } from "../history/ServiceOrdersSql.ts"
import { AreaSearch, Geography, geographyFolder, Outlines, SicIndustries, Tiles } from "@listwright/geography"
import { ordersLayer, type TaxesLayer } from "./ordersLayer.ts"
import { layerFrequentCombinationsSql } from "../orders/OrderedTogetherSql.ts"
import { OfferedQuickPicks } from "../quick-picks/OfferedQuickPicks.ts"
import { layerStoredCardsSql } from "../payments/StoredCards.ts"
import { layerOwnQuickPicksSql } from "../quick-picks/OwnQuickPicksSql.ts"
import { layerPointLedgerSql } from "../rewards/PointLedgerSql.ts"
import { layerRewardMailer } from "../redemptions/layerRewardMailer.ts"
import { layerRewardOrdersSql } from "../redemptions/RewardOrdersSql.ts"
import { layerListSharesSql } from "../saved-lists/ListSharesSql.ts"
import { layerListContentsSql } from "../saved-lists/ListContentsSql.ts"
import { layerSavedCountsSql } from "../saved-lists/SavedCountsSql.ts"
import { layerSandbox } from "../payments/sandbox/layerSandbox.ts"
import type { QueueSettings } from "../mail/OutgoingMailsSql.ts"
import type { SmtpServer } from "../mail/smtpTransport.ts"
import type { DataFolder } from "../site/dataFolder.ts"
import { OperatorSecret } from "../site/OperatorSecret.ts"
import { MailQuotas } from "../site/MailQuotas.ts"
import { persistLimits } from "../site/persistLimits.ts"
import { Quotas } from "../site/Quotas.ts"
import type { Secrets } from "../site/Secrets.ts"
import { AudienceSearch } from "../site/AudienceSearch.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"
import { layerKnownDevices } from "../accounts/KnownDevices.ts"
import { layerOrderingTerms } from "../accounts/OrderingTerms.ts"
import { layerForPart } from "../configuration/layerForPart.ts"
import { layerSite } from "../configuration/Site.ts"
import type { OpenedSite } from "../configuration/openSite.ts"
import { siteTimeZone } from "../configuration/SiteFile.ts"
import { layerQuoteMailer } from "../quotes/layerQuoteMailer.ts"
import { layerStoredQuotesSql } from "../quotes/StoredQuotesSql.ts"
import { layerRecipientMailer } from "../recipients/layerRecipientMailer.ts"
import { layerRecipientLinks } from "../recipients/RecipientLinks.ts"
import { layerRecipientsSql } from "../recipients/RecipientsSql.ts"
import { layerReports } from "../reports/layerReports.ts"
import { layerCampaignsSql } from "../requests/Campaigns.ts"
import { layerCustomerRequestsSql } from "../requests/CustomerRequests.ts"
import { layerRequestMailer } from "../requests/layerRequestMailer.ts"
import { layerScriptErrorsSql } from "../script-errors/ScriptErrors.ts"
import { layerUploadCleanup } from "../suppression/layerUploadCleanup.ts"
import { layerUnwatchLinks } from "../watching/UnwatchLinks.ts"
import { layerWatchChecks } from "../watching/layerWatchChecks.ts"
import { layerWatchesSql } from "../watching/WatchesSql.ts"
import type { NominatimServer } from "../geocoding/nominatim/Nominatim.ts"
import { geocodingLayer } from "./geocodingLayer.ts"
import { buildLetterhead } from "./buildLetterhead.ts"
import { loadSite } from "./loadSite.ts"
import type { PaymentsLayer } from "./paymentsLayer.ts"

export interface ServerConfiguration {
  readonly data: DataFolder
  readonly site: OpenedSite
  readonly secrets: Secrets
  /** The origin at which browsers reach the site, available once it's known: 'https://lists.example'. */
  readonly origin: Effect.Effect<string>
  /** The site's mail server; null if it doesn't have one. */
  readonly smtp: SmtpServer | null
  /** The third-party geocoder configured for the site; null if there isn't one. */
  readonly geocoder: NominatimServer | null
  readonly mailQueue?: QueueSettings | undefined
}

/** All services behind the API, on top of an open database with its tables and users, and a running engine. */
export const layerServices = (
  { data, geocoder, mailQueue, origin, secrets, site, smtp }: ServerConfiguration,
  payments: PaymentsLayer = layerSandbox,
  taxes?: TaxesLayer,
) => {
  const { settings } = site.content
  return Layer.mergeAll(
    layerForPart("watching", layerWatchChecks),
    layerQuoteMailer,
    layerReports,
    layerRecipientMailer,
    layerRequestMailer,
    layerForPart("rewards", layerRewardMailer),
    ForgottenPasswords.layer,
    layerUploadCleanup,
    layerPastOrdersSql,
    settings.parts.services ? layerServiceOrdersSql(data.serviceFiles) : layerNoServiceOrders,
  ).pipe(
    Layer.provideMerge(
      ordersLayer(
        {
          dataFolder: data.folder,
          letterhead: Effect.map(origin, buildLetterhead(settings)),
          smtp,
          mailQueue,
          recordSecret: secrets.recordIds,
          deliveryDays: settings.deliveryDays,
          zone: siteTimeZone(settings),
        },
        payments,
        taxes,
      ),
    ),
    Layer.provideMerge(OfficialCounts.layer),
    Layer.provideMerge(
      Layer.mergeAll(
        layerStoredRunsSql,
        layerDraftsSql,
        layerListContentsSql,
        layerSavedCountsSql,
        layerListSharesSql,
        layerWatchesSql,
        layerStoredQuotesSql,
        layerOwnQuickPicksSql,
        layerStoredCardsSql,
        layerFrequentCombinationsSql,
        layerRewardOrdersSql.pipe(Layer.provideMerge(layerPointLedgerSql)),
        layerCustomerRequestsSql,
        layerCampaignsSql,
        layerScriptErrorsSql,
        LiveQuestions.layer,
        layerOrderingTerms,
        Quotas.layerWith(settings.quotas, (limits) => persistLimits("quotas", limits)),
        layerRecipientsSql.pipe(
          Layer.provideMerge(
            MailQuotas.layerWith(settings.quotas, (limits, window) =>
              persistLimits(`mails ${window}`, limits),
            ),
          ),
        ),
        Layer.succeed(OperatorSecret, { secret: secrets.operator }),
        layerUnwatchLinks(secrets.doNotSell),
        layerRecipientLinks(secrets.doNotSell),
        layerKnownDevices(secrets.doNotSell),
      ),
    ),
    Layer.provideMerge(geocodingLayer(settings, geocoder)),
    Layer.provideMerge(
      Layer.mergeAll(
        Layer.merge(AreaSearch.layer, Tiles.layer).pipe(
          Layer.provideMerge(
            Layer.merge(
              Geography.layerWith(geographyFolder(data.folder)),
              Outlines.layer(geographyFolder(data.folder)),
            ),
          ),
        ),
        SicIndustries.layer,
        Layer.mergeAll(AudienceSearch.layer, OfferedQuickPicks.layer).pipe(
          Layer.provideMerge(Layer.merge(layerSite(site), ServedUniverse.layer)),
        ),
      ),
    ),
    Layer.provideMerge(Layer.effectDiscard(loadSite(site.content))),
    Layer.provideMerge(NodeServices.layer),
  )
}
