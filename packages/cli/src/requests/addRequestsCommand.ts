import type { AddOfPart } from "../sign-in/addingOfParts.ts"
import type { Add, Group } from "../terminal/Add.ts"
import { declareCampaign } from "./commands/campaign.ts"
import { declareRequests } from "./commands/requests.ts"

/** Adds `requests` and `requests campaign`. */
export const addRequestsCommand = (program: Group, add: Add, addOfPart: AddOfPart): void => {
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
