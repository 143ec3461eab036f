/** A share in whole percent, but for one that rounds to none or all without being it. `share` is 0 to 1. */
const wholePercent = (share: number): number | "less" | "more" => {
  const percent = share * 100
  if (percent > 0 && percent < 1) return "less"
  if (percent > 99 && percent < 100) return "more"
  return Math.round(percent)
}

/**
 * A share of the loaded data in words: 'about 5%'. `share` is 0 to 1; one that rounds to none or all without being it
 * reads 'less than 1%' or 'more than 99%'.
 */
export const aboutShare = (share: number): string => {
  const percent = wholePercent(share)
  if (percent === "less") return "less than 1%"
  return percent === "more" ? "more than 99%" : `about ${percent}%`
}

/** The same where there is little room, as in a column of figures: '5%', '<1%', '>99%'. */
export const shareText = (share: number): string => {
  const percent = wholePercent(share)
  if (percent === "less") return "<1%"
  return percent === "more" ? ">99%" : `${percent}%`
}
