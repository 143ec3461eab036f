import { traitsOf } from "@listwright/domain/catalogue"
import { listUsages, listUsageText, type OrderExtras } from "@listwright/domain/pricing"
import type { SelectOption } from "../../design/Select.tsx"

const allUsages: ReadonlyArray<SelectOption> = listUsages.names.map((usage) => ({
  value: String(listUsages.encode(usage)),
  text: listUsageText(usage),
}))

/**
 * How often a list may be used, as its price list sells it: 'Two Times, 1.5 times the price'. All usages by name until the
 * price list is there. Where the price of a package is the price, they multiply nothing.
 */
export const usageOptions = (
  usages: OrderExtras["usages"] | undefined,
  listType: number,
): ReadonlyArray<SelectOption> =>
  usages === undefined || usages.length === 0
    ? allUsages
    : usages.map(({ Desc, Multiple, MultipleId }) => ({
        value: String(MultipleId),
        text:
          Multiple === "1" || traitsOf(listType).skipsPriceCalculation
            ? Desc
            : `${Desc}, ${Multiple} times the price`,
      }))
