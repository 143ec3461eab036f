import { WireRequest } from "@listwright/adapters"
import { Campaign } from "@listwright/domain/requests"
import { Schema } from "effect"

/** What `requests --json` prints: what the server answers, the latest first. */
export const RequestsJson = Schema.Array(WireRequest)

/** What `requests campaign --json` prints. */
export const CampaignJson = Campaign
