import { Schema } from "effect"

/** The states of a requested campaign, in the order in which it passes through them. */
export const CAMPAIGN_STATES = ["received", "planning", "running", "finished", "declined"] as const
/** A campaign state. */
export const CampaignState = Schema.Literals(CAMPAIGN_STATES)
export type CampaignState = typeof CampaignState.Type

/** A campaign requested by a user, with the digital team's reply. */
export const Campaign = Schema.Struct({
  id: Schema.String,
  /** The time of the request, as an ISO instant. */
  requestedAt: Schema.String,
  /** The campaign's goal. */
  goal: Schema.String,
  /** The other answers, named as on the form. */
  facts: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  state: CampaignState,
  /** The team's note to the customer; '' if there isn't one. */
  note: Schema.String,
  /** The time of the team's last update, as an ISO instant; null if there isn't one yet. */
  stateAt: Schema.NullOr(Schema.String),
})
export type Campaign = typeof Campaign.Type

/** Returns a state's display name, and a sentence that explains it to the customer. */
export const campaignStateText = (state: CampaignState): { readonly name: string; readonly text: string } => {
  switch (state) {
    case "received":
      return { name: "Received", text: "Our digital team will reply within the next business day." }
    case "planning":
      return { name: "In planning", text: "Our digital team is planning your campaign with you." }
    case "running":
      return { name: "Running", text: "Your campaign is on its way to your prospects." }
    case "finished":
      return { name: "Finished", text: "Your campaign has ended." }
    case "declined":
      return { name: "Declined", text: "This campaign won't take place." }
  }
}
