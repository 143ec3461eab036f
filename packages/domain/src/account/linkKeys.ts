import type { Service } from "./ServiceFlags.ts"

/** The keys under which a site configures its external pages, spelt as they are. spec: portal §2 (Landing page) */
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

/** spec: portal §2 (Landing page) */
export const OTHER_LINK_KEYS = {
  orderHistory: "history",
  savedLists: "mysavecount",
  orderMoreCount: "getOrderMoreCountGo",
} as const
