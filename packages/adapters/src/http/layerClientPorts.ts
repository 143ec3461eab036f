import { Layer } from "effect"
import { layerAgreementsHttp } from "./order/AgreementsHttp.ts"
import type { ApiClient } from "./ApiClient.ts"
import type { ApiClientOptions } from "./connection.ts"
import { guestLayer } from "./guestLayer.ts"
import { layerAreasHttp } from "./geography/AreasHttp.ts"
import { layerAddressFilesHttp } from "./geography/AddressFilesHttp.ts"
import { layerBoundariesHttp } from "./geography/BoundariesHttp.ts"
import { layerSettingsHttp } from "./account/SettingsHttp.ts"
import { layerPlacesHttp } from "./geography/PlacesHttp.ts"
import { layerCardsHttp } from "./payment/CardsHttp.ts"
import { layerCountRunsHttp } from "./counting/CountRunsHttp.ts"
import { layerAttributeSuggestionsHttp } from "./audience/AttributeSuggestionsHttp.ts"
import { layerDemographicsHttp } from "./audience/DemographicsHttp.ts"
import { layerDraftsHttp } from "./drafts/DraftsHttp.ts"
import { layerFiguresHttp } from "./pricing/FiguresHttp.ts"
import { layerHistoryHttp } from "./history/HistoryHttp.ts"
import { layerIndustriesHttp } from "./audience/IndustriesHttp.ts"
import { layerIndustryCountsHttp } from "./counting/IndustryCountsHttp.ts"
import { layerLiveCountsHttp } from "./counting/LiveCountsHttp.ts"
import { layerOrdersHttp } from "./order/OrdersHttp.ts"
import { layerQuickPicksHttp } from "./audience/QuickPicksHttp.ts"
import { layerRewardsHttp } from "./rewards/RewardsHttp.ts"
import { layerReportsHttp } from "./reports/ReportsHttp.ts"
import { layerPriceDisplaysHttp } from "./pricing/PriceDisplaysHttp.ts"
import { layerRequestsHttp } from "./requests/RequestsHttp.ts"
import { layerPricesHttp } from "./pricing/PricesHttp.ts"
import { layerSavedCardsHttp } from "./payment/SavedCardsHttp.ts"
import { layerSavedListEditsHttp } from "./saved-lists/SavedListEditsHttp.ts"
import { layerSavedListSharesHttp } from "./saved-lists/SavedListSharesHttp.ts"
import { layerSavedListTablesHttp } from "./saved-lists/SavedListTablesHttp.ts"
import { layerSavedListWatchesHttp } from "./saved-lists/SavedListWatchesHttp.ts"
import { layerSavedListsHttp } from "./saved-lists/SavedListsHttp.ts"
import { layerRecommendedAttributesHttp } from "./audience/RecommendedAttributesHttp.ts"
import { layerSentQuotesHttp } from "./quotes/SentQuotesHttp.ts"
import { layerSourcesHttp } from "./catalog/SourcesHttp.ts"
import { layerSuppressionListsHttp } from "./suppression/SuppressionListsHttp.ts"
import { layerTaxesHttp } from "./order/TaxesHttp.ts"
import { layerVideosHttp } from "./videos/VideosHttp.ts"

/** All client ports, regardless of how the contract is loaded. */
export const layerPorts = Layer.mergeAll(
  layerAgreementsHttp,
  layerAreasHttp,
  layerBoundariesHttp,
  layerCardsHttp,
  layerCountRunsHttp,
  layerDemographicsHttp,
  layerAttributeSuggestionsHttp,
  layerDraftsHttp,
  layerFiguresHttp,
  layerHistoryHttp,
  layerIndustriesHttp,
  layerIndustryCountsHttp,
  layerLiveCountsHttp,
  layerOrdersHttp,
  layerAddressFilesHttp,
  layerPlacesHttp,
  layerPriceDisplaysHttp,
  layerQuickPicksHttp,
  layerPricesHttp,
  layerRecommendedAttributesHttp,
  layerSentQuotesHttp,
  layerSettingsHttp,
  layerReportsHttp,
  layerRequestsHttp,
  layerRewardsHttp,
  layerSourcesHttp,
  layerSavedCardsHttp,
  layerSavedListsHttp,
  layerSavedListEditsHttp,
  layerSavedListSharesHttp,
  layerSavedListTablesHttp,
  layerSavedListWatchesHttp,
  layerSuppressionListsHttp,
  layerTaxesHttp,
  layerVideosHttp,
)

/** Provides all client ports over any server that implements the contract. */
export const layerClientPorts = <E, R>(client: Layer.Layer<ApiClient, E, R>, options: ApiClientOptions) =>
  layerPorts.pipe(Layer.provide(client), Layer.merge(guestLayer(options)))
