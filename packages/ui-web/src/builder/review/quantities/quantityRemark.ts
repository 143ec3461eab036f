import { formatWholeNumber } from "@listwright/domain/shared"
/**
 * Returns a remark about how an entered quantity was changed; null if it wasn't. `result` is the rule's result for
 * `typed`; null if the field is empty, which counts as 0.
 */
export const quantityRemark = (typed: string, result: number | null, available: number): string | null => {
  const text = typed.trim()
  const shown = formatWholeNumber(result ?? 0)
  if (result === null) return null
  if (text.startsWith("-")) return `A quantity can't be negative, so it was set to ${shown}.`
  const number = Number(text.replaceAll(",", ""))
  if (Number.isNaN(number)) return `'${text}' isn't a number, so the quantity was set to ${shown}.`
  if (number > available)
    return `Only ${formatWholeNumber(available)} records are available, so the quantity was set to ${shown}.`
  return number === result ? null : `The quantity was set to ${shown}.`
}
