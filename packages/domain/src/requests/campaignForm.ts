import { type FieldProblems, isBlank } from "../shared/FieldProblems.ts"
import { formProblems, type FormRules } from "../shared/FieldRule.ts"
import type { CampaignField, CampaignRequest } from "./CampaignRequest.ts"
import { campaignWords } from "./Notices.ts"

const RULES: FormRules<"goal" | "name" | "email" | "phone"> = [
  ["goal", [{ kind: "minLength", characters: 10, words: campaignWords("goal") }]],
  ["name", [{ kind: "required", words: campaignWords("name") }]],
  [
    "email",
    [
      { kind: "required", words: campaignWords("email") },
      { kind: "email", words: campaignWords("email") },
    ],
  ],
  ["phone", [{ kind: "required", words: campaignWords("phone") }]],
]

/**
 * Returns a campaign request's errors. The goal needs at least 10 characters, not counting surrounding spaces
 * [p5-campaign].
 */
export const campaignProblems = (request: CampaignRequest): FieldProblems<CampaignField> => ({
  ...formProblems(request, RULES),
  ...(request.prospects.length === 0 ? { prospects: campaignWords("prospects") } : {}),
  ...(request.prospects.includes("Other") && isBlank(request.otherProspect)
    ? { otherProspect: campaignWords("otherProspect") }
    : {}),
})
