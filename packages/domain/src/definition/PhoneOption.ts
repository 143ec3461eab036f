import { Schema } from "effect"

/**
 * Whether phone numbers are part of the list. spec: order-builder §9 (1 No Phones, 2 Phones Where Available, 3 Only
 * Records With Phones). A number on the do-not-call list is never a phone.
 */
export const PhoneOption = Schema.Literals(["noPhones", "phonesWhereAvailable", "onlyWithPhones"])
export type PhoneOption = typeof PhoneOption.Type
