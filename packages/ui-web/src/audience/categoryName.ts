/** What the categories of attributes are called. spec: order-builder §3 (Demo categories) */
const CATEGORY_NAMES: ReadonlyMap<number, string> = new Map([
  [3, "General"],
  [4, "Health Care"],
  [5, "Insurance"],
  [6, "Investment Services"],
  [7, "Media"],
  [8, "Non-Profit"],
  [9, "Political"],
  [10, "Retail"],
  [12, "Travel Entertainment"],
  [13, "Technology"],
  [14, "Communications"],
  [15, "Consumer Packaged Goods"],
  [16, "Business"],
  [17, "Financial Services"],
  [18, "Automotive"],
  [19, "Credit Card"],
])

/** A category that the specification does not name is still offered, under a heading of its own. */
export const categoryName = (category: number): string => CATEGORY_NAMES.get(category) ?? "Other"
