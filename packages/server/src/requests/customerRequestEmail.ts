import { emailDisplayName } from "../mail/emailDisplayName.ts"
import type { EmailMessage } from "../mail/Mailer.ts"
import type { StoredRequest } from "./CustomerRequests.ts"

const HEADINGS: Readonly<Record<StoredRequest["kind"], string>> = {
  contact: "Message",
  diagnostic: "Request for a free data diagnostic",
  campaign: "Request for a digital campaign",
}

const titleOf = ({ email, kind, name }: StoredRequest): string =>
  `${HEADINGS[kind]} from ${emailDisplayName(name) ?? email}`

/**
 * Builds the email that notifies the site's staff of a customer's request. Submitting the email twice sends it once.
 */
export const customerRequestEmail = (request: StoredRequest, to: string): EmailMessage => ({
  id: `request-${request.id}`,
  to,
  lane: "rest",
  account: "site",
  replyTo: request.email,
  subject: titleOf(request),
  blocks: [
    { kind: "heading", text: titleOf(request) },
    ...request.message
      .split("\n")
      .flatMap((line) => (line.trim() === "" ? [] : [{ kind: "paragraph" as const, text: line }])),
    {
      kind: "facts",
      facts: [
        { name: "Name", value: request.name },
        { name: "Email", value: request.email },
        ...request.facts,
      ],
    },
    { kind: "note", text: `Replies to this email go to ${request.email}.` },
  ],
})
