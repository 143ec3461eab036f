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
 * Manages a message to the site's staff, from a dialog or beside a page, prefilled with the signed-in user's data.
 * `about` is its topic; '' if there isn't one.
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
