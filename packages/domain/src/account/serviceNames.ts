import type { Service } from "./ServiceFlags.ts"

/** What people call each service. spec: portal §1 */
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
