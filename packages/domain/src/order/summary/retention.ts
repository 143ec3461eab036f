import { daysAfter } from "../../shared/daysAfter.ts"

/** Days that a delivered list is kept, unless the site says otherwise. spec: decisions (Data) */
export const DELIVERY_DAYS = 90

/** Days that an uploaded file is kept, unless the site says otherwise. spec: decisions (Data) */
export const UPLOAD_DAYS = 30

/**
 * Whether something stored is still kept: through the last of so many days after the one it was stored on. Afterwards
 * only keys and keyed hashes remain. ISO days. spec: decisions (Data)
 */
export const isKept = (storedOn: string, today: string, days: number): boolean =>
  today <= daysAfter(storedOn, days)
