import { WireRequest } from "@listwright/adapters"
import { Campaign } from "@listwright/domain/requests"
import { Schema } from "effect"

/** The output of `requests --json`: the server's reply, latest first. */
export const RequestsJson = Schema.Array(WireRequest)

/** The output of `requests campaign --json`. */
export const CampaignJson = Campaign
