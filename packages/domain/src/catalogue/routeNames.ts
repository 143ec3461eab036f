import type { AreaTab, AudienceTab } from "./tabs.ts"

/** 'geo-zip': the name of an area tab's route. spec: order-builder §2.1 */
export const geoRouteName = (tab: AreaTab): `geo-${AreaTab}` => `geo-${tab}`

/** 'demo-suppression': the name of an audience tab's route. spec: order-builder §2.1 */
export const demoRouteName = (tab: AudienceTab): `demo-${AudienceTab}` => `demo-${tab}`
