import type { GiftSortOrder, GiftQuery } from "@listwright/domain/rewards"
import { useSearchParams } from "react-router"

/** The sort orders for gifts, with their values in the URL. */
const ORDERS: ReadonlyArray<{
  readonly order: GiftSortOrder
  readonly value: string
  readonly text: string
}> = [
  { order: "normal", value: "", text: "Normal" },
  { order: "pointsLowToHigh", value: "low", text: "Points: low to high" },
  { order: "pointsHighToLow", value: "high", text: "Points: high to low" },
]

export const SORT_OPTIONS = ORDERS.map(({ text, value }) => ({ value, text }))

/** Mirrors the store's view in the page's URL, so that a link or a reload shows the same view. */
export const useStoreView = (availablePoints: number) => {
  const [parameters, setParameters] = useSearchParams()
  const sort = parameters.get("sort") ?? ""
  const onlyEligible = parameters.get("eligible") === "1"
  const category = Number(parameters.get("category") ?? "0")
  const changed = (name: string, value: string): URLSearchParams => {
    const next = new URLSearchParams(parameters)
    if (value === "") next.delete(name)
    else next.set(name, value)
    return next
  }
  const query: GiftQuery = {
    categoryId: Number.isInteger(category) && category > 0 ? category : null,
    order: ORDERS.find(({ value }) => value === sort)?.order ?? "normal",
    onlyEligible,
    availablePoints,
  }
  return {
    query,
    sort,
    linkTo: (categoryId: number | null) => {
      const next = changed("category", categoryId === null ? "" : String(categoryId)).toString()
      return next === "" ? "/reward" : `/reward?${next}`
    },
    chooseSort: (value: string) => setParameters(changed("sort", value), { replace: true }),
    toggleEligible: () => setParameters(changed("eligible", onlyEligible ? "" : "1"), { replace: true }),
  }
}
