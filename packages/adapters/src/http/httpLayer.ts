import { Layer } from "effect"
import { layerAccountsHttp } from "./AccountsHttp.ts"
import { layerAgreementsHttp } from "./AgreementsHttp.ts"
import { type ApiClientOptions, layerApiClient } from "./ApiClient.ts"
import { layerAreasHttp } from "./AreasHttp.ts"
import { layerCardsHttp } from "./CardsHttp.ts"
import { layerCountRunsHttp } from "./CountRunsHttp.ts"
import { layerDemographicsHttp } from "./DemographicsHttp.ts"
import { layerDraftsHttp } from "./DraftsHttp.ts"
import { layerLiveCountsHttp } from "./LiveCountsHttp.ts"
import { layerOrdersHttp } from "./OrdersHttp.ts"
import { layerPasswordResetsHttp } from "./PasswordResetsHttp.ts"
import { layerQuotesHttp } from "./QuotesHttp.ts"
import { layerSavedListsHttp } from "./SavedListsHttp.ts"
import { layerSuppressionListsHttp } from "./SuppressionListsHttp.ts"
import { layerTaxesHttp } from "./TaxesHttp.ts"

/** Every port of a client, over any server of the contract. */
export const httpLayer = (options: ApiClientOptions) =>
  Layer.mergeAll(
    layerAccountsHttp,
    layerAgreementsHttp,
    layerAreasHttp,
    layerCardsHttp,
    layerCountRunsHttp,
    layerDemographicsHttp,
    layerDraftsHttp,
    layerLiveCountsHttp,
    layerOrdersHttp,
    layerPasswordResetsHttp,
    layerQuotesHttp,
    layerSavedListsHttp,
    layerSuppressionListsHttp,
    layerTaxesHttp,
  ).pipe(Layer.provide(layerApiClient(options)))
