import { hasPart, type SiteParts } from "../../shared/Part.ts"
import { type Service, type ServiceFlags, SERVICES } from "../ServiceFlags.ts"

/** The hub sections below Reach My Audience. */
export const SERVICE_SECTIONS = [
  "Enhance Your Data",
  "Clean & Verify Your Data",
  "Analyze My Customers",
] as const
export type ServiceSection = (typeof SERVICE_SECTIONS)[number]

/** The hub tabs on a site with all parts. */
export const HUB_TABS = ["Reach My Audience", ...SERVICE_SECTIONS] as const

/** Returns the tabs of a site's hub; includes service tabs only if the site has services [p6-parts]. */
export const hubTabs = (site: SiteParts): ReadonlyArray<(typeof HUB_TABS)[number]> =>
  hasPart(site, "services") ? HUB_TABS : [HUB_TABS[0]]

/** The section with the customer reports, which every user may ask for: they have no flags. */
const REPORTS_SECTION: ServiceSection = "Analyze My Customers"

/** A service menu section with the services that the user may order. */
export interface ServiceMenuSection {
  readonly section: ServiceSection
  /** The services; empty if the user has no flag of the section. */
  readonly services: ReadonlyArray<Service>
}

/**
 * Tells whether a section has no card that the user may use; it then explains how to have it activated
 * [p6-service-menu].
 */
export const offersNothing = ({ section, services }: ServiceMenuSection): boolean =>
  services.length === 0 && section !== REPORTS_SECTION

/** Returns the section that lists a service, following the sections named in the specification. */
const sectionOf = (service: Service): ServiceSection => {
  switch (service) {
    case "enhanceList":
    case "emailAppend":
    case "phoneAppend":
    case "phoneReverse":
    case "emailReverse":
      return "Enhance Your Data"
    case "cleanList":
    case "emailVerification":
    case "phoneVerification":
      return "Clean & Verify Your Data"
    case "portraitReports":
      return "Analyze My Customers"
  }
}

/** Returns the services that a user has, in card order [p6-service-menu]. */
export const visibleServices = (flags: ServiceFlags): ReadonlyArray<Service> =>
  SERVICES.filter((service) => flags[service])

/** Returns all sections, each with the services that the user has [p6-service-menu]. */
export const serviceMenu = (flags: ServiceFlags): ReadonlyArray<ServiceMenuSection> =>
  SERVICE_SECTIONS.map((section) => ({
    section,
    services: visibleServices(flags).filter((service) => sectionOf(service) === section),
  }))

/** The display name of each service. */
export const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  enhanceList: "Enhance List",
  cleanList: "Clean List",
  emailAppend: "Email Append",
  emailVerification: "Email Verification",
  phoneAppend: "Phone Append",
  phoneReverse: "Reverse Phone Append",
  emailReverse: "Reverse Email Append",
  phoneVerification: "Phone Verification",
  portraitReports: "Portrait Reports",
}

/** The keys under which a site configures its external pages, spelled as in the original. */
export const SERVICE_LINK_KEYS: Readonly<Record<Service, string>> = {
  enhanceList: "enhanceList",
  cleanList: "cleanList",
  emailAppend: "emailAppend",
  emailVerification: "emailVerification",
  phoneAppend: "phoneAppend",
  phoneReverse: "phoneReverse",
  emailReverse: "reverseEmailAppend",
  phoneVerification: "phoneVerification",
  portraitReports: "portaitreports",
}

/** The keys of the links that a site may configure in addition to those for its services. */
export const OTHER_LINK_KEYS = {
  orderHistory: "history",
  savedLists: "mysavecount",
  orderMoreCount: "getOrderMoreCountGo",
} as const
