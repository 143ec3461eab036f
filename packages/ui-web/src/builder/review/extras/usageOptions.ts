import { sourceTraits } from "@listwright/domain/catalog"
import { listUsages, listUsageText, type OrderExtras } from "@listwright/domain/pricing"
import type { SelectOption } from "../../../design/Select.tsx"

const allUsages: ReadonlyArray<SelectOption> = listUsages.names.map((usage) => ({
  value: String(listUsages.encode(usage)),
  text: listUsageText(usage),
}))

/**
 * Returns the options for the number of times that a list may be used, with the price list's multiple: 'Two Times, 1.5
 * times the price'. Until the price list is loaded, returns all usages by name. If the price is a package's, a usage
 * doesn't multiply it.
 */
export const usageOptions = (
  usages: OrderExtras["usages"] | undefined,
  listType: number,
): ReadonlyArray<SelectOption> =>
  usages === undefined || usages.length === 0
    ? allUsages
    : usages.map(({ description, multiple, listUsage }) => ({
        value: String(listUsage),
        text:
          multiple === "1" || sourceTraits(listType).skipsPriceCalculation
            ? description
            : `${description}, ${multiple} times the price`,
      }))
