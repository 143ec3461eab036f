import { type FieldProblems, isBlank } from "../shared/FieldProblems.ts"
import { formProblems, type FormRules } from "../shared/FieldRule.ts"
import type { CampaignField, CampaignRequest } from "./CampaignRequest.ts"
import { campaignFieldMessage } from "./Notices.ts"

const RULES: FormRules<"goal" | "name" | "email" | "phone"> = [
  ["goal", [{ kind: "minLength", characters: 10, words: campaignFieldMessage("goal") }]],
  ["name", [{ kind: "required", words: campaignFieldMessage("name") }]],
  [
    "email",
    [
      { kind: "required", words: campaignFieldMessage("email") },
      { kind: "email", words: campaignFieldMessage("email") },
    ],
  ],
  ["phone", [{ kind: "required", words: campaignFieldMessage("phone") }]],
]

/**
 * Returns the problems with a campaign request. The goal needs at least 10 characters, not counting surrounding spaces
 * [p5-campaign].
 */
export const campaignProblems = (request: CampaignRequest): FieldProblems<CampaignField> => ({
  ...formProblems(request, RULES),
  ...(request.prospects.length === 0 ? { prospects: campaignFieldMessage("prospects") } : {}),
  ...(request.prospects.includes("Other") && isBlank(request.otherProspect)
    ? { otherProspect: campaignFieldMessage("otherProspect") }
    : {}),
})
