import { layerOperatorRequestsHttp, OperatorRequests } from "@listwright/adapters"
import { CAMPAIGN_STATES, campaignStateText } from "@listwright/domain/requests"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { CampaignFlags } from "./commands/campaign.ts"

/** Sets a campaign's state, which its customer can see. */
export const campaignCommand = Effect.fn("campaignCommand")(function* (
  id: string,
  named: string,
  flags: CampaignFlags,
  terminal: Terminal,
) {
  const state = CAMPAIGN_STATES.find((each) => each === named.toLowerCase())
  if (state === undefined)
    return yield* new CommandFailed({
      kind: "validation",
      message: `There is no state '${named}'. The states are: ${CAMPAIGN_STATES.join(", ")}.`,
    })
  const site = yield* resolveOperatorSite(flags, terminal)
  const campaign = yield* Effect.flatMap(OperatorRequests, ({ setCampaign }) =>
    setCampaign(id, state, flags.note ?? ""),
  ).pipe(
    Effect.provide(layerOperatorRequestsHttp(site)),
    Effect.mapError((failure) =>
      failure._tag === "NotFound" && failure.what === "campaign"
        ? new CommandFailed({
            kind: "notFound",
            message:
              "There is no campaign request with that ID. To see all requests, run: listwright requests --json",
          })
        : toCommandFailed(site.baseUrl)(failure),
    ),
  )
  yield* print(
    terminal,
    flags.json === true
      ? jsonText(campaign)
      : tsvRow(campaign.id, campaignStateText(campaign.state).name, campaign.goal, campaign.note),
  )
})
