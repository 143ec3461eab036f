/**
 * Rounds a share to a whole percent, except for shares between 0 and 1 percent ("less") and between 99 and 100
 * percent ("more"). `share` is 0 to 1.
 */
const wholePercent = (share: number): number | "less" | "more" => {
  const percent = share * 100
  if (percent > 0 && percent < 1) return "less"
  if (percent > 99 && percent < 100) return "more"
  return Math.round(percent)
}

/**
 * Describes a share of the loaded data: 'about 5%'. `share` is 0 to 1. A share between 0 and 1 percent reads 'less
 * than 1%', and one between 99 and 100 percent reads 'more than 99%'.
 */
export const approximateShareText = (share: number): string => {
  const percent = wholePercent(share)
  if (percent === "less") return "less than 1%"
  return percent === "more" ? "more than 99%" : `about ${percent}%`
}

/** Formats a share like `approximateShareText`, for narrow places such as columns of figures: '5%', '<1%', '>99%'. */
export const compactShareText = (share: number): string => {
  const percent = wholePercent(share)
  if (percent === "less") return "<1%"
  return percent === "more" ? ">99%" : `${percent}%`
}
