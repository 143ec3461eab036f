import { Schema } from "effect"

/** The states of a requested campaign, in the order in which a campaign goes through them. */
export const CAMPAIGN_STATES = ["received", "planning", "running", "finished", "declined"] as const
/** A campaign state. */
export const CampaignState = Schema.Literals(CAMPAIGN_STATES)
export type CampaignState = typeof CampaignState.Type

/** A campaign that a user has requested, with the digital team's reply. */
export const Campaign = Schema.Struct({
  id: Schema.String,
  /** The instant of the request; an ISO instant. */
  requestedAt: Schema.String,
  /** The goal of the campaign. */
  goal: Schema.String,
  /** The other answers, named as on the form. */
  facts: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  state: CampaignState,
  /** The team's note to the customer; '' if there isn't one. */
  note: Schema.String,
  /** The ISO instant of the team's last update; null if there isn't one yet. */
  stateAt: Schema.NullOr(Schema.String),
})
export type Campaign = typeof Campaign.Type

/** Returns the display name of a state, and a sentence about its meaning for the customer. */
export const campaignStateText = (state: CampaignState): { readonly name: string; readonly text: string } => {
  switch (state) {
    case "received":
      return { name: "Received", text: "Our digital team will reply within the next business day." }
    case "planning":
      return { name: "In planning", text: "Our digital team is planning it with you." }
    case "running":
      return { name: "Running", text: "Your campaign is on its way to your prospects." }
    case "finished":
      return { name: "Finished", text: "Your campaign is over." }
    case "declined":
      return { name: "Declined", text: "This campaign will not take place." }
  }
}
