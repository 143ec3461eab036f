import {
  contactMessageProblems,
  type InquiryPlace,
  inquirySentNotice,
  sendContact,
  startingMessage,
} from "@listwright/domain/requests"
import { useApp } from "../app/App.ts"
import { useNotify } from "../design/notifications.tsx"
import { useOrigin } from "./useOrigin.ts"
import { useSentForm } from "./useSentForm.ts"

/**
 * A message to the people behind the site, from a dialog or from next to a page, filled in with who is signed in. `about`: what
 * it is about; '' says nothing.
 */
export const useContactForm = (place: InquiryPlace, about = "") => {
  const { sessions } = useApp()
  const origin = useOrigin()
  const notify = useNotify("shell")
  return useSentForm({
    name: `${place} ${about}`,
    starting: startingMessage(sessions.known()?.user ?? null, about),
    problemsOf: contactMessageProblems,
    send: (message) => sendContact(message, { ...origin, about }),
    onSent: () => {
      const sent = inquirySentNotice(place)
      if (sent !== null) notify(sent)
    },
  })
}
