import { Layer } from "effect"
import { layerAreasHttp } from "./geography/AreasHttp.ts"
import { layerPlacesHttp } from "./geography/PlacesHttp.ts"
import { layerDemographicsHttp } from "./audience/DemographicsHttp.ts"
import { layerDraftsHttp } from "./drafts/DraftsHttp.ts"
import { layerFiguresHttp } from "./pricing/FiguresHttp.ts"
import { layerLiveCountsHttp } from "./counting/LiveCountsHttp.ts"
import { layerPriceDisplaysHttp } from "./pricing/PriceDisplaysHttp.ts"
import { layerPricesHttp } from "./pricing/PricesHttp.ts"
import { layerSourcesHttp } from "./catalog/SourcesHttp.ts"

/** The client ports for choosing, counting, and pricing a list, which a browser loads up front. */
export const layerListBuildingPorts = Layer.mergeAll(
  layerAreasHttp,
  layerPlacesHttp,
  layerDemographicsHttp,
  layerDraftsHttp,
  layerFiguresHttp,
  layerLiveCountsHttp,
  layerPriceDisplaysHttp,
  layerPricesHttp,
  layerSourcesHttp,
)
