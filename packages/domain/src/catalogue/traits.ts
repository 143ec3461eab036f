import { listTypeOf } from "./ListType.ts"

const INDUSTRY_CODES: ReadonlyArray<number> = [20, 90, 120, 160, 170, 180, 210, 260]
const EMAIL_CAMPAIGNS: ReadonlyArray<number> = [200, 210]
const SINGLE_ROW_GEOGRAPHY: ReadonlyArray<number> = [110, 120]
const OCCUPANT: ReadonlyArray<number> = [50, 130, 140]
const RESIDENT_OCCUPANT: ReadonlyArray<number> = [50, 140]
const NO_STATE_LINES: ReadonlyArray<number> = [150, 160, 250, 260, 50]

/** Business sources that select by industry code. spec: order-builder §1 */
export const usesIndustryCodes = (listType: number): boolean => INDUSTRY_CODES.includes(listType)

/** E-mail campaigns deliver no phones and so ask nothing about them. spec: order-builder §1 */
export const hasPhoneOption = (listType: number): boolean => !EMAIL_CAMPAIGNS.includes(listType)

/**
 * Both an attribute and a phone option may be chosen of the source, which makes the next step 'Poll Count'.
 * spec: order-builder §2.3; decisions (nextLabel)
 */
export const hasDemographicAndPhoneOptions = (listType: number): boolean =>
  hasPhoneOption(listType) && (listTypeOf(listType)?.audienceTabs.includes("demoDemographics") ?? false)

/** E-mail campaigns, of consumers and of businesses. spec: order-builder §1 */
export const isEmailCampaign = (listType: number): boolean => EMAIL_CAMPAIGNS.includes(listType)

/** One area at a time. spec: order-builder §1 */
export const hasSingleRowGeography = (listType: number): boolean => SINGLE_ROW_GEOGRAPHY.includes(listType)

/** The footnote '* Based on postal carrier routes' holds. spec: decisions, Catalogue */
export const usesCarrierRoutes = (listType: number): boolean => OCCUPANT.includes(listType)

/** Targeting and route options are asked for. spec: golden.md audience.nextStepWarnings */
export const asksOccupantOptions = (listType: number): boolean => RESIDENT_OCCUPANT.includes(listType)

/** The price calculation is skipped: the mobile package is the price. spec: order-builder §1 */
export const skipsPriceCalculation = (listType: number): boolean => listType === 190

/** The checkbox 'Do not cross state lines' is offered. spec: order-builder §2.3 */
export const offersStateLines = (listType: number): boolean => !NO_STATE_LINES.includes(listType)

/** Deliveries may be had as Excel. spec: order-builder §1, portal §4 */
export const offersExcel = (listType: number): boolean => listType !== 270

/** E-mail addresses may be asked for; the section is hidden for now. spec: order-builder §1, §9 (Email options) */
export const hasEmailOption = (listType: number): boolean => listType === 260

/** The state or province that a picker of areas starts with. spec: order-builder §2.3, decisions (Catalogue) */
export const startingState = (listType: number): "AL" | "AB" => (listType === 100 ? "AB" : "AL")
