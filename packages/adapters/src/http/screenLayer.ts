import { Layer } from "effect"
import { layerAgreementsHttp } from "./order/AgreementsHttp.ts"
import { layerAreasHttp } from "./geography/AreasHttp.ts"
import { layerCardsHttp } from "./payment/CardsHttp.ts"
import { layerCountRunsHttp } from "./counting/CountRunsHttp.ts"
import { layerDemographicsHttp } from "./audience/DemographicsHttp.ts"
import { layerDraftsHttp } from "./drafts/DraftsHttp.ts"
import { layerFiguresHttp } from "./pricing/FiguresHttp.ts"
import { layerOrdersHttp } from "./order/OrdersHttp.ts"
import { layerQuotesHttp } from "./pricing/QuotesHttp.ts"
import { layerSavedListSharesHttp } from "./saved-lists/SavedListSharesHttp.ts"
import { layerSavedListTablesHttp } from "./saved-lists/SavedListTablesHttp.ts"
import { layerSavedListWatchesHttp } from "./saved-lists/SavedListWatchesHttp.ts"
import { layerSavedListsHttp } from "./saved-lists/SavedListsHttp.ts"
import { layerSuppressionListsHttp } from "./suppression/SuppressionListsHttp.ts"
import { layerTaxesHttp } from "./order/TaxesHttp.ts"
import { layerApiClient } from "./ApiClient.ts"
import type { ApiClientOptions } from "./connection.ts"
import { guestLayer } from "./guestLayer.ts"

/** The ports that screens ask for, besides those of guests. */
export const screenPorts = Layer.mergeAll(
  layerAgreementsHttp,
  layerAreasHttp,
  layerCardsHttp,
  layerCountRunsHttp,
  layerDemographicsHttp,
  layerDraftsHttp,
  layerFiguresHttp,
  layerOrdersHttp,
  layerQuotesHttp,
  layerSavedListsHttp,
  layerSavedListSharesHttp,
  layerSavedListTablesHttp,
  layerSavedListWatchesHttp,
  layerSuppressionListsHttp,
  layerTaxesHttp,
)

/** Every port of the screens. They follow a list by its figures, and ask for no count by itself. */
export const screenLayer = (options: ApiClientOptions) =>
  screenPorts.pipe(Layer.provide(layerApiClient(options)), Layer.merge(guestLayer(options)))
