/**
 * A share of the loaded data in words: 'about 5%'. `share` is 0 to 1; one that rounds to none or all without being it
 * reads 'less than 1%' or 'more than 99%'. spec: decisions, Data (the texts follow the data that is loaded)
 */
export const aboutShare = (share: number): string => {
  const percent = share * 100
  if (percent > 0 && percent < 1) return "less than 1%"
  if (percent > 99 && percent < 100) return "more than 99%"
  return `about ${Math.round(percent)}%`
}
