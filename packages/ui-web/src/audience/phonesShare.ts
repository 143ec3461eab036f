/** What share of the counted records may be delivered with a phone, or null before there is a count. */
export interface PhonesShare {
  readonly withPhones: number
  readonly total: number
}

/**
 * The words beside 'Phones Where Available': the share follows the loaded data. spec: decisions, Data (the texts
 * follow the data that is loaded)
 */
export const phonesShareText = (share: PhonesShare | null): string => {
  if (share === null || share.total === 0) return "Added to the records that have one"
  const percent = (share.withPhones / share.total) * 100
  if (share.withPhones === 0) return "None of these records have phones"
  if (percent < 1) return "Less than 1% have phones"
  if (percent > 99 && share.withPhones < share.total) return "More than 99% have phones"
  return `About ${Math.round(percent)}% have phones`
}
