/** spec: order-builder §9 ('Contact me' threshold) */
export const CONTACT_ME_RECORDS = 10_000

const CONSUMER = 10

/** The 'contact me' checkbox is for consumer lists of 10,000 records or more. spec: order-builder §5 */
export const contactMeVisible = (listType: number, available: number, desired: number): boolean =>
  listType === CONSUMER && Math.min(available, desired) >= CONTACT_ME_RECORDS
