import type { ServiceOrderType } from "@listwright/domain/history"

/** The key of each tab's rows in the services response. */
export const SERVICE_DATA_KEYS = {
  cleanList: "CleanListData",
  enhanceList: "EnhanceListData",
  portraitReports: "PortraitReportlistData",
  emailList: "EmailAppendData",
  phoneAppend: "PhoneAppendData",
  phoneVerification: "PhoneVerification",
  reverseEmail: "ReverseEmailData",
} as const satisfies Readonly<Record<ServiceOrderType, string>>
