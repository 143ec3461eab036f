import type { SitePromotion } from "./PromotionsFile.ts"

/**
 * Returns the promotions that don't need a code, in the order in which they're tried; an order gets the first that
 * applies.
 */
export const codelessPromotions = (promotions: ReadonlyArray<SitePromotion>): ReadonlyArray<SitePromotion> =>
  promotions.filter(({ needsNoCode }) => needsNoCode === true)

/** Returns whether one list of IDs applies wherever another does; an empty list applies to everything. */
const reaches = (above: ReadonlyArray<number> = [], below: ReadonlyArray<number> = []): boolean =>
  above.length === 0 || (below.length > 0 && below.every((id) => above.includes(id)))

const atMost = (above: number | undefined, below: number | undefined): boolean =>
  above === undefined || (below !== undefined && above <= below)

const moment = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text)

const dollars = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

/**
 * Returns whether a promotion completely precludes one below it, because it applies whenever the lower one does. A
 * promotion with limited uses doesn't, since the lower one applies once they're used up.
 */
export const precludes = (above: SitePromotion, below: SitePromotion): boolean => {
  const end = moment(below.until)
  return (
    above.maxUses === undefined &&
    above.balance === undefined &&
    reaches(above.listTypes, below.listTypes) &&
    reaches(above.packageIds, below.packageIds) &&
    atMost(moment(above.from), moment(below.from)) &&
    (above.until === undefined || (end !== undefined && end <= Date.parse(above.until))) &&
    atMost(dollars(above.minimum?.spend), dollars(below.minimum?.spend)) &&
    atMost(above.minimum?.records, below.minimum?.records)
  )
}
