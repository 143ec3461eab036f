import { Layer } from "effect"
import { layerAgreementsHttp } from "./order/AgreementsHttp.ts"
import { layerAddressFilesHttp } from "./geography/AddressFilesHttp.ts"
import { layerBoundariesHttp } from "./geography/BoundariesHttp.ts"
import { layerSettingsHttp } from "./account/SettingsHttp.ts"
import { layerCardsHttp } from "./payment/CardsHttp.ts"
import { layerCountRunsHttp } from "./counting/CountRunsHttp.ts"
import { layerHistoryHttp } from "./history/HistoryHttp.ts"
import { layerOrdersHttp } from "./order/OrdersHttp.ts"
import { layerRewardsHttp } from "./rewards/RewardsHttp.ts"
import { layerReportsHttp } from "./reports/ReportsHttp.ts"
import { layerRequestsHttp } from "./requests/RequestsHttp.ts"
import { layerSavedCardsHttp } from "./payment/SavedCardsHttp.ts"
import { layerSavedListEditsHttp } from "./saved-lists/SavedListEditsHttp.ts"
import { layerSavedListSharesHttp } from "./saved-lists/SavedListSharesHttp.ts"
import { layerSavedListTablesHttp } from "./saved-lists/SavedListTablesHttp.ts"
import { layerSavedListWatchesHttp } from "./saved-lists/SavedListWatchesHttp.ts"
import { layerSavedListsHttp } from "./saved-lists/SavedListsHttp.ts"
import { layerSentQuotesHttp } from "./quotes/SentQuotesHttp.ts"
import { layerSuppressionListsHttp } from "./suppression/SuppressionListsHttp.ts"
import { layerTaxesHttp } from "./order/TaxesHttp.ts"
import { layerVideosHttp } from "./videos/VideosHttp.ts"
import { layerQuickPicksHttp } from "./audience/QuickPicksHttp.ts"
import { layerIndustriesHttp } from "./audience/IndustriesHttp.ts"
import { layerIndustryCountsHttp } from "./counting/IndustryCountsHttp.ts"
import { layerRecommendedAttributesHttp } from "./audience/RecommendedAttributesHttp.ts"
import { layerAttributeSuggestionsHttp } from "./audience/AttributeSuggestionsHttp.ts"

/** The client ports that aren't needed for choosing, counting, and pricing a list. A browser loads them on first use. */
export const layerLaterPorts = Layer.mergeAll(
  layerAttributeSuggestionsHttp,
  layerRecommendedAttributesHttp,
  layerIndustryCountsHttp,
  layerIndustriesHttp,
  layerQuickPicksHttp,
  layerAgreementsHttp,
  layerAddressFilesHttp,
  layerBoundariesHttp,
  layerSettingsHttp,
  layerCardsHttp,
  layerCountRunsHttp,
  layerHistoryHttp,
  layerOrdersHttp,
  layerRewardsHttp,
  layerReportsHttp,
  layerRequestsHttp,
  layerSavedCardsHttp,
  layerSavedListEditsHttp,
  layerSavedListSharesHttp,
  layerSavedListTablesHttp,
  layerSavedListWatchesHttp,
  layerSavedListsHttp,
  layerSentQuotesHttp,
  layerSuppressionListsHttp,
  layerTaxesHttp,
  layerVideosHttp,
)
