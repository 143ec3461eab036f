import { aboutShare } from "@listwright/domain/audience"

/** What share of the counted records may be delivered with a phone, or null before there is a count. */
export interface PhonesShare {
  readonly withPhones: number
  readonly total: number
}

/**
 * The words next to 'Phones Where Available': the share follows the loaded data. spec: decisions, Data (the texts
 * follow the data that is loaded)
 */
export const phonesShareText = (share: PhonesShare | null): string => {
  if (share === null || share.total === 0) return "Added to the records that have one"
  if (share.withPhones === 0) return "None of these records have phones"
  const about = aboutShare(share.withPhones / share.total)
  return `${about.slice(0, 1).toUpperCase()}${about.slice(1)} have phones`
}
