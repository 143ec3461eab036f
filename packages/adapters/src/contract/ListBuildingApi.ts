import { HttpApi } from "effect/http-api"
import { AudienceGroup } from "./original/audience/AudienceGroup.ts"
import { GeographyGroup } from "./original/geography/GeographyGroup.ts"
import { PricingGroup } from "./original/pricing/PricingGroup.ts"
import { PromotionGroup } from "./original/promotion/PromotionGroup.ts"
import { V1AudienceGroup } from "./v1/audience/V1AudienceGroup.ts"
import { V1CatalogGroup } from "./v1/catalog/V1CatalogGroup.ts"
import { V1CountingGroup } from "./v1/counting/V1CountingGroup.ts"
import { V1DraftsGroup } from "./v1/drafts/V1DraftsGroup.ts"
import { V1GeographyGroup } from "./v1/geography/V1GeographyGroup.ts"
import { V1PricingGroup } from "./v1/pricing/V1PricingGroup.ts"

/** The part of the contract for choosing, counting, and pricing a list, which a browser loads up front. */
export class ListBuildingApi extends HttpApi.make("listwright")
  .add(AudienceGroup)
  .add(GeographyGroup)
  .add(PricingGroup)
  .add(PromotionGroup)
  .add(V1AudienceGroup)
  .add(V1CatalogGroup)
  .add(V1CountingGroup)
  .add(V1DraftsGroup)
  .add(V1GeographyGroup)
  .add(V1PricingGroup) {}
