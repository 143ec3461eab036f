import type { WireSite } from "@listwright/adapters"
import type { SiteConfiguration, SiteFooter } from "@listwright/domain/account"

const wireFooter = ({
  aboutUs,
  privacy,
  social,
}: SiteFooter): NonNullable<(typeof WireSite.Type)["Footer"]> => ({
  AboutUs: aboutUs,
  Privacy: privacy,
  Social: social.map(({ address, text }) => ({ Name: text, Address: address })),
})

/** Converts the site's configuration to wire format. */
export const wireSite = (site: SiteConfiguration): typeof WireSite.Type => ({
  SiteName: site.siteName,
  PhoneNumber: site.phoneNumber,
  ContactEmail: site.contactEmail,
  HomePageLink: site.homePageLink,
  MinQuantityOfOrder: site.minimumQuantity,
  IsVertaxEnabled: site.chargesTax,
  IsOrderQuoteEnabled: site.offersQuotes,
  IsPlaceOrderEnabled: site.takesOrders,
  enablePlaceOrder: site.takesOrders,
  IsUserNoPay: site.mayNotPay,
  ShowPromotion: site.showPromotion,
  ...(site.paysAt === undefined ? {} : { PaysAt: site.paysAt }),
  ...(site.footer === undefined ? {} : { Footer: wireFooter(site.footer) }),
  ...(site.hasChat === true ? { HasChat: true } : {}),
  EnableZipCodeOrCarrierRoute: site.offersZipPaste,
  IsEnableMultiCount: site.combinesSavedLists,
  IsMultipleAddress: site.takesSeveralAddresses,
  IsEnableMultiGeo: site.mixesAreaKinds,
  IsDemoBreakdownEnabled: site.offersBreakdowns,
  Readings: site.readings,
  ...(site.links === undefined ? {} : { Links: site.links }),
  ...(site.withoutParts === undefined ? {} : { WithoutParts: site.withoutParts }),
  Sources: site.sources.map(({ about, listType, shortCode, title, withoutTabs }) => ({
    ListType: listType,
    ...(title === undefined ? {} : { Title: title }),
    ...(shortCode === undefined ? {} : { ShortCode: shortCode }),
    ...(about === undefined ? {} : { About: about }),
    ...(withoutTabs === undefined ? {} : { WithoutTabs: withoutTabs }),
  })),
})
