import { EDIT_SAVED_COUNT_LINK, orderLink } from "@listwright/domain/catalogue"
import type { Draft } from "@listwright/domain/drafts"
import type { Quote } from "@listwright/domain/pricing"
import { dollars } from "@listwright/domain/shared"
import { recordsText } from "../design/Figure.tsx"

/** A mail with the price of a list line by line, and the link to it, which wants a sign-in. `site`: 'https://lists.example'. */
export const quoteMail = (
  { choices, id, listType }: Pick<Draft, "choices" | "id" | "listType">,
  { figures, lines, quantity }: Quote,
  site: string,
): string => {
  const body = [
    `${recordsText(quantity)} records`,
    "",
    ...lines.map(({ amount, label }) => `${label}: ${dollars(amount)}`),
    `Total before tax: ${dollars(figures.TotalPretaxCost)}`,
    "",
    `${site}${orderLink(EDIT_SAVED_COUNT_LINK, listType, id)}`,
  ]
  const subject = `Quote for ${choices.contact.orderName}`
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join("\r\n"))}`
}
