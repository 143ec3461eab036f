import { Schema } from "effect"

/** The states of a requested campaign, in the order in which it reaches them. */
export const CAMPAIGN_STATES = ["received", "planning", "running", "finished", "declined"] as const
/** One of them. */
export const CampaignState = Schema.Literals(CAMPAIGN_STATES)
export type CampaignState = typeof CampaignState.Type

/** A campaign that a user has requested, with the digital team's reply. */
export const Campaign = Schema.Struct({
  id: Schema.String,
  /** ISO instant. */
  requestedAt: Schema.String,
  /** The goal of the campaign. */
  goal: Schema.String,
  /** The other answers, named as on the form. */
  facts: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  state: CampaignState,
  /** From the team, for the customer; '' says nothing. */
  note: Schema.String,
  /** ISO instant of the last word of the team; null: it has said nothing yet. */
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
