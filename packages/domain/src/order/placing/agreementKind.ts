import { sourceTraits } from "../../catalog/listTypes.ts"

/** The wording of a source's Data Use Agreement. */
export type AgreementKind = "standard" | "emailCampaign"

/**
 * Returns the type of a source's agreement. Email campaigns (200, 210) have their own wording, which acknowledges that
 * no actual email addresses are delivered [ob5-agreement].
 */
export const agreementKind = (listType: number): AgreementKind =>
  sourceTraits(listType).isEmailCampaign ? "emailCampaign" : "standard"
