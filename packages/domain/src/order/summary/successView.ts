import type { OrderCode } from "../../shared/OrderCode.ts"
import { BigDecimal } from "effect"
import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"
import { decimal, usd } from "../../shared/Decimal.ts"
import { displayDay } from "../../suppression/SuppressionDayRange.ts"
import { taxRateText } from "../placing/taxRateText.ts"
import type { OrderReceipt } from "../Orders.ts"

/** The title of the receipt. */
export const SUCCESS_TITLE = "Thank you!"

/** The data that the success page shows. Amounts are in dollars with 2 decimals. */
export interface SuccessView {
  readonly orderCode: OrderCode
  /** The email address that the confirmation is sent to. */
  readonly email: string
  readonly orderName: string
  /** The order date as MM/DD/YYYY. */
  readonly orderDate: string
  readonly available: number
  readonly selected: number
  readonly totalBeforeTax: string
  readonly taxCharge: string
  /** The tax rate: '6.25%', or '' if it's unknown or no tax is charged. */
  readonly taxRate: string
  /** The cost before tax plus the tax charge. */
  readonly totalCharge: string
  readonly homeLink: string
  readonly supportEmail: string
  readonly supportPhone: string
}

/** Returns the site's home page, or the root if it has none. */
export const homeLink = ({ homePageLink }: Pick<SiteConfiguration, "homePageLink">): string =>
  homePageLink === "" ? "/" : homePageLink

/** Builds the data for an order's success page [ob4-placed]. */
export const successView = (
  receipt: Pick<
    OrderReceipt,
    | "orderCode"
    | "orderName"
    | "submittedDay"
    | "available"
    | "quantity"
    | "totalBeforeTax"
    | "taxCharge"
    | "taxRate"
  > & { readonly contact: Pick<OrderReceipt["contact"], "email"> },
  site: Pick<SiteConfiguration, "homePageLink" | "contactEmail" | "phoneNumber">,
): SuccessView => ({
  orderCode: receipt.orderCode,
  email: receipt.contact.email,
  orderName: receipt.orderName,
  orderDate: displayDay(receipt.submittedDay),
  available: receipt.available,
  selected: receipt.quantity,
  totalBeforeTax: receipt.totalBeforeTax,
  taxCharge: receipt.taxCharge,
  taxRate: taxRateText(receipt.taxRate),
  totalCharge: usd(BigDecimal.sum(decimal(receipt.totalBeforeTax), decimal(receipt.taxCharge))),
  homeLink: homeLink(site),
  supportEmail: site.contactEmail,
  supportPhone: site.phoneNumber,
})
