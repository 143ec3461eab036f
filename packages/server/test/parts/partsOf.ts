import { readFileSync } from "node:fs"
import { join } from "node:path"
import { PART_ROWS } from "@listwright/domain/parts"
import { type Caller, caller, type Reply, signedIn } from "../http/caller.ts"
import type { servedSite } from "../http/servedSite.ts"
import { type PartCall, partCalls } from "./partCalls.ts"

/** A page of services, and one that every site has. */
export const LINKS = { enhanceList: "/enhance", history: "/our-history" }

/** Tells whether a reply is that of a part which is switched off, in the form of its contract. */
const isMissing = ({ ask, part }: PartCall, { body, status }: Reply): boolean => {
  const { missing } = PART_ROWS[part]
  const said = /\.(aspx|ashx)/.test(ask.path)
    ? body?.d?.ResultFlag === false && body.d.ResultMessage
    : body?._tag === "Missing" && body.message
  return status === 404 && said === missing
}

/** The parts of a site, as its users and its operator find them. */
export const partsOf = ({ folder, url }: ReturnType<typeof servedSite>) => {
  let client: Caller | undefined
  const asUser = async () => (client ??= await signedIn(url))
  const operator = (): string =>
    JSON.parse(readFileSync(join(folder(), "site", "secrets.json"), "utf8")).operator
  const ask = async ({ ask: { body, headers, method, path } }: PartCall) =>
    (await asUser()).call(method, path, body, { "x-listwright-operator": operator(), ...headers })
  const dataOf = async (path: string) => (await (await asUser()).post(path)).body.d.DataSource
  return {
    /** The calls that are answered as if they didn't exist. */
    missing: async () => {
      const replies: Array<PartCall> = []
      for (const call of partCalls) if (isMissing(call, await ask(call))) replies.push(call)
      return replies
    },
    /** The calls that are answered in the same way to someone who hasn't signed in. */
    missingToGuests: async () => {
      const guest = caller(url)
      const replies: Array<PartCall> = []
      for (const call of partCalls) {
        const { body, headers, method, path } = call.ask
        if (isMissing(call, await guest.call(method, path, body, headers))) replies.push(call)
      }
      return replies
    },
    /** The values of the site, as a page gets them. */
    values: () => dataOf("/PlaceOrder.aspx/InitializeCommonJsConfiguration"),
    user: () => dataOf("/Common/InitUser.ashx"),
    /** Tells whether the page in mails about watched lists is there. */
    hasUnwatchPage: async () => {
      const reply = await fetch(`${url()}/unwatch?token=none`, { method: "POST" })
      return (await reply.text()).includes("This link isn&#39;t valid")
    },
  }
}
