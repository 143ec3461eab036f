import type { SiteConfiguration, SiteFooter } from "@listwright/domain/account"
import type { WireSite } from "../../contract/original/account/WireSite.ts"

const footerOf = ({
  AboutUs,
  Privacy,
  Social,
}: NonNullable<(typeof WireSite.Type)["Footer"]>): SiteFooter => ({
  aboutUs: AboutUs,
  privacy: Privacy,
  social: Social.map(({ Address, Name }) => ({ text: Name, address: Address })),
})

/** Converts a site from the wire to the domain. */
export const siteFromWire = (wire: typeof WireSite.Type): SiteConfiguration => ({
  siteName: wire.SiteName,
  phoneNumber: wire.PhoneNumber,
  contactEmail: wire.ContactEmail,
  homePageLink: wire.HomePageLink,
  minimumQuantity: wire.MinQuantityOfOrder,
  chargesTax: wire.IsVertaxEnabled,
  offersQuotes: wire.IsOrderQuoteEnabled,
  takesOrders: wire.IsPlaceOrderEnabled,
  mayNotPay: wire.IsUserNoPay,
  showPromotion: wire.ShowPromotion,
  ...(wire.PaysAt === undefined ? {} : { paysAt: wire.PaysAt }),
  ...(wire.Footer && { footer: footerOf(wire.Footer) }),
  hasChat: wire.HasChat === true,
  offersZipPaste: wire.EnableZipCodeOrCarrierRoute,
  combinesSavedLists: wire.IsEnableMultiCount,
  takesSeveralAddresses: wire.IsMultipleAddress,
  mixesAreaKinds: wire.IsEnableMultiGeo,
  offersBreakdowns: wire.IsDemoBreakdownEnabled,
  readings: wire.Readings,
  ...(wire.Links && { links: wire.Links }),
  ...(wire.WithoutParts && { withoutParts: wire.WithoutParts }),
  sources: wire.Sources.map(({ About, ListType, ShortCode, Title, WithoutTabs }) => ({
    listType: ListType,
    ...(Title === undefined ? {} : { title: Title }),
    ...(ShortCode === undefined ? {} : { shortCode: ShortCode }),
    ...(About && { about: About }),
    ...(WithoutTabs && { withoutTabs: WithoutTabs }),
  })),
})
