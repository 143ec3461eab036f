import type { Audience, AudienceUnit } from "../../definition/Audience.ts"
import { codes } from "../../shared/Codes.ts"

/** DemoType of an order: 1 single people by their demographics, 99 all households. spec: order-builder §3, §9 [ob9-all-households] */
export const demoTypes = codes<AudienceUnit>({ individuals: 1, allHouseholds: 99 })

/** Whether the demographic controls are disabled; what was chosen with them is kept. spec: order-builder §4 [ob4-all-households] */
export const demographicsDisabled = ({ unit }: Pick<Audience, "unit">): boolean => unit === "allHouseholds"
