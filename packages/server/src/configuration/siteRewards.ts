import type { Gift, GiftCategory } from "@listwright/domain/rewards"
import type { RewardsFile } from "./RewardsFile.ts"
import { assetUrl, GIFT_IMAGE } from "./SiteAsset.ts"

/** The rewards that a site offers for points: the active categories and their gifts. */
export interface SiteRewards {
  readonly categories: ReadonlyArray<GiftCategory>
  readonly gifts: ReadonlyArray<Gift>
}

/** Returns the site's rewards in file order; empty if there's no file. */
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
