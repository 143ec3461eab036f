import { traitsOf } from "../../catalogue/listTypes.ts"

/** Which wording of the Data Use Agreement a source has. */
export type AgreementKind = "standard" | "emailCampaign"

/**
 * E-mail campaigns (200, 210) have their own wording, which acknowledges that no actual e-mail addresses are delivered
 * [ob5-agreement].
 */
export const agreementKind = (listType: number): AgreementKind =>
  traitsOf(listType).isEmailCampaign ? "emailCampaign" : "standard"
