import type { PartCommandAdder } from "../sign-in/createPartCommandAdder.ts"
import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareCampaign } from "./commands/campaign.ts"
import { declareRequests } from "./commands/requests.ts"

/** Adds `requests` and `requests campaign`. */
export const addRequestsCommand = (program: Group, add: CommandAdder, addOfPart: PartCommandAdder): void => {
  const requests = add(
    program,
    declareRequests(),
    async () => (await import("./requestsCommand.ts")).requestsCommand,
  )
  addOfPart("services")(
    requests,
    declareCampaign(),
    async () => (await import("./campaignCommand.ts")).campaignCommand,
  )
}
