import { Layer } from "effect"
import { layerPasswordResetsHttp } from "../../http/account/PasswordResetsHttp.ts"
import { layerPorts } from "../../http/layerClientPorts.ts"
import { layerAccountsOriginal } from "./account/AccountsOriginal.ts"
import { layerAreasOriginal } from "./areas/AreasOriginal.ts"
import { layerPlacesOriginal } from "./areas/PlacesOriginal.ts"
import { layerDemographicsOriginal } from "./attributes/DemographicsOriginal.ts"
import { layerAttributeSuggestionsOriginal } from "./attributes/AttributeSuggestionsOriginal.ts"
import { layerOriginalClient, type OriginalClientOptions } from "./client/layerOriginalClient.ts"
import { layerCountRunsOriginal } from "./counting/CountRunsOriginal.ts"
import { layerLiveCountsOriginal } from "./counting/LiveCountsOriginal.ts"
import { layerCardsOriginal } from "./orders/CardsOriginal.ts"
import { layerOrdersOriginal } from "./orders/OrdersOriginal.ts"
import { layerPricesOriginal } from "./orders/PricesOriginal.ts"
import { layerDraftsOriginal } from "./saving/DraftsOriginal.ts"
import { layerSavedListsOriginal } from "./saving/SavedListsOriginal.ts"

/** Original-contract implementations of the ports that otherwise make `/api/v1` calls. */
const layerOriginalPorts = Layer.mergeAll(
  layerAccountsOriginal,
  layerAreasOriginal,
  layerCardsOriginal,
  layerCountRunsOriginal,
  layerDemographicsOriginal,
  layerAttributeSuggestionsOriginal,
  layerDraftsOriginal,
  layerLiveCountsOriginal,
  layerOrdersOriginal,
  layerPasswordResetsHttp,
  layerPlacesOriginal,
  layerPricesOriginal,
  layerSavedListsOriginal,
)

/**
 * Provides the same ports as `httpLayer` over a server that implements only the original contract. Ports that use both
 * contracts do what the original one can, and fail with Refused for the rest.
 */
export const originalLayer = (options: OriginalClientOptions) =>
  layerPorts.pipe(Layer.merge(layerOriginalPorts), Layer.provide(layerOriginalClient(options)))
