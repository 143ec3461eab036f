/** So many records: '12,345 records', '1 record'. */
export const recordCountText = (records: number): string =>
  `${records.toLocaleString("en-US")} ${records === 1 ? "record" : "records"}`
