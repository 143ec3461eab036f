import { formatWholeNumber } from "./formatWholeNumber.ts"

/** Formats a number of records: '12,345 records', '1 record'. */
export const recordCountText = (records: number): string =>
  `${formatWholeNumber(records)} ${records === 1 ? "record" : "records"}`
