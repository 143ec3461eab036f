import { Schema } from "effect"

/** How far a requested campaign is, in the order in which it gets there. */
export const CAMPAIGN_STATES = ["received", "planning", "running", "finished", "declined"] as const
/** One of them. */
export const CampaignState = Schema.Literals(CAMPAIGN_STATES)
export type CampaignState = typeof CampaignState.Type

/** A campaign that somebody has requested, and what the digital team says of it. */
export const Campaign = Schema.Struct({
  id: Schema.String,
  /** ISO instant. */
  requestedAt: Schema.String,
  /** What it should accomplish. */
  goal: Schema.String,
  /** What else was filled in, by the words of the form. */
  facts: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  state: CampaignState,
  /** From the team, for the customer; '' says nothing. */
  note: Schema.String,
  /** ISO instant of the last word of the team; null: it has said nothing yet. */
  stateAt: Schema.NullOr(Schema.String),
})
export type Campaign = typeof Campaign.Type

/** What people read of a state: its name, and what it means for them. */
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
      return { name: "Declined", text: "This campaign does not take place." }
  }
}
