/** spec: order-builder §9 ('Contact me' threshold) [ob9-contact-me] */
export const CONTACT_ME_RECORDS = 10_000

const CONSUMER = 10

/**
 * The 'contact me' checkbox is for list type 10 when the smaller of available and desired is 10,000 records or more.
 * spec: order-builder §5 (Place order) [ob5-contact-me]
 */
export const contactMeVisible = (listType: number, available: number, desired: number): boolean =>
  listType === CONSUMER && Math.min(available, desired) >= CONTACT_ME_RECORDS
