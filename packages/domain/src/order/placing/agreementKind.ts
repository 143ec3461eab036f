import { traitsOf } from "../../catalogue/listTypes.ts"

/** The wording of a source's Data Use Agreement. */
export type AgreementKind = "standard" | "emailCampaign"

/**
 * E-mail campaigns (200, 210) have their own wording, which acknowledges that no actual e-mail addresses are delivered
 * [ob5-agreement].
 */
export const agreementKind = (listType: number): AgreementKind =>
  traitsOf(listType).isEmailCampaign ? "emailCampaign" : "standard"
