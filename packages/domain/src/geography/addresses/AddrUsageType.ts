import { codes } from "../../shared/Codes.ts"

/** What an address of an order is used for: the middle of a radius or quantity search. spec: order-builder §3 (Order address) */
export type AddrUsageType = "radiusAddress"

/** AddrUsageType: the specification names 2 only. spec: order-builder §3 (Order address) */
export const addrUsageTypes = codes<AddrUsageType>({ radiusAddress: 2 })
