import type { SiteConfiguration } from "../account/SiteConfiguration.ts"
import { CHARGES } from "../glossary/priceElements.ts"
import { listUsages, listUsageText } from "../pricing/ListUsage.ts"
import { dollars } from "../shared/dollars.ts"
import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { longDateText } from "./longDateText.ts"
import type { QuotedArea, SentQuote } from "./SentQuote.ts"

/** The maximum number of areas that a letter lists individually. */
export const MAX_LETTER_AREAS = 40

/** A labeled entry in a letter. */
export interface LetterTerm {
  readonly name: string
  readonly text: string
}

/** A quote as a letter, with the same wording on the page, in the PDF, and in the terminal. */
export interface QuoteLetter {
  readonly siteName: string
  readonly title: string
  /** The lines of the recipient's address. */
  readonly to: ReadonlyArray<string>
  readonly terms: ReadonlyArray<LetterTerm>
  readonly areas: ReadonlyArray<Omit<QuotedArea, "key">>
  readonly audience: string
  readonly lines: ReadonlyArray<{ readonly label: string; readonly detail: string; readonly amount: string }>
  readonly total: { readonly label: string; readonly amount: string }
  /** The quote's terms, one sentence each. */
  readonly notes: ReadonlyArray<string>
  /** The lines for the contact who answers questions. */
  readonly from: ReadonlyArray<string>
}

const sum = (areas: ReadonlyArray<QuotedArea>, figure: "available" | "desired"): number =>
  areas.reduce((records, area) => records + area[figure], 0)

/** Returns the areas that a letter lists, with the remaining areas combined in one line, so the lines still add up. */
const listedAreas = (areas: ReadonlyArray<QuotedArea>): QuoteLetter["areas"] => {
  if (areas.length <= MAX_LETTER_AREAS) return areas
  const rest = areas.slice(MAX_LETTER_AREAS - 1)
  return [
    ...areas.slice(0, MAX_LETTER_AREAS - 1),
    {
      name: `${formatWholeNumber(rest.length)} more areas`,
      available: sum(rest, "available"),
      desired: sum(rest, "desired"),
    },
  ]
}

const filled = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.map((line) => line.trim()).filter((line) => line !== "")

/** Builds the letter for a sent quote. Its figures never include sales tax. */
export const quoteLetter = (
  sent: SentQuote,
  site: Pick<SiteConfiguration, "siteName" | "phoneNumber" | "contactEmail">,
): QuoteLetter => {
  const { contact, price } = sent
  const usage = listUsages.decode(sent.choices.listUsage)
  const hasPromotion = Number(price.figures.discount) > 0
  return {
    siteName: site.siteName,
    title: `Quote ${sent.code}`,
    to: filled([
      `${contact.firstName} ${contact.lastName}`,
      contact.company,
      contact.addressLine,
      [contact.city, [contact.state, contact.zip].join(" ").trim()].filter((part) => part !== "").join(", "),
      contact.email,
      contact.phone,
    ]),
    terms: [
      { name: "List", text: contact.orderName },
      { name: "Data source", text: sent.dataSourceDesc },
      { name: "Date", text: longDateText(sent.sentOn) },
      { name: "Valid until", text: longDateText(sent.validUntil) },
      {
        name: "List usage",
        text: usage === undefined ? String(sent.choices.listUsage) : listUsageText(usage),
      },
      { name: "Records available", text: formatWholeNumber(price.available) },
      { name: "Records quoted", text: formatWholeNumber(price.quantity) },
    ],
    areas: listedAreas(sent.areas),
    audience: sent.audience,
    lines: price.lines.map(({ amount, detail, label }) => ({ label, detail, amount: dollars(amount) })),
    total: { label: CHARGES.beforeTax, amount: dollars(price.figures.totalBeforeTax) },
    notes: [
      "Sales tax is not included.",
      `The prices are valid until ${longDateText(sent.validUntil)}. The list is counted again when you open the quote and when you order, so the number of records may change.`,
      ...(hasPromotion
        ? ["The promotion isn't guaranteed. It applies only if it is still valid when you order."]
        : []),
    ],
    from: filled([site.siteName, site.contactEmail, site.phoneNumber]),
  }
}
