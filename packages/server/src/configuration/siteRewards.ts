import type { Gift, GiftCategory } from "@listwright/domain/rewards"
import type { RewardsFile } from "./RewardsFile.ts"
import { assetUrl, GIFT_IMAGE } from "./SiteAsset.ts"

/** What a site gives for points: the shelves that are open, and what lies on them. */
export interface SiteRewards {
  readonly categories: ReadonlyArray<GiftCategory>
  readonly gifts: ReadonlyArray<Gift>
}

/** The rewards of a site, in the order of its file; none without the file. */
export const siteRewards = (file: RewardsFile | undefined): SiteRewards => {
  const categories = (file?.categories ?? []).filter(({ active }) => active)
  return {
    categories,
    gifts: (file?.gifts ?? [])
      .filter(({ category }) => categories.some(({ id }) => id === category))
      .map(({ category, image, ...gift }) => ({
        ...gift,
        categoryId: category,
        image: assetUrl(GIFT_IMAGE, image),
      })),
  }
}
