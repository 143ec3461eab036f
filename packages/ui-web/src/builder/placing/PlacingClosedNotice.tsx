import type { SiteConfiguration } from "@listwright/domain/account"
import { isPlacingAllowed } from "@listwright/domain/order"
import { phoneAlternativeText } from "../../app/phoneAlternativeText.ts"
import { Notice } from "../../design/Notice.tsx"

/** Explains why the forms below are disabled, and the options available to the user. */
export function PlacingClosedNotice({
  site,
}: {
  readonly site: Pick<SiteConfiguration, "takesOrders" | "mayNotPay" | "phoneNumber">
}) {
  if (isPlacingAllowed(site)) return null
  const orByPhone = phoneAlternativeText(site.phoneNumber)
  return (
    <Notice
      kind="info"
      title={site.mayNotPay ? "You aren't allowed to place orders" : "You can't place orders right now"}
    >
      {site.mayNotPay
        ? `You can count and price this list. To order it, ask the owner of your account${orByPhone}.`
        : `You can still count and price this list, and we'll save it for you. Please try again later${orByPhone}.`}
    </Notice>
  )
}
