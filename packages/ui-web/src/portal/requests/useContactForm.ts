import {
  contactMessageProblems,
  type InquiryForm,
  inquirySentNotice,
  sendContactMessage,
  initialContactMessage,
} from "@listwright/domain/requests"
import { useApp } from "../../app/App.ts"
import { useNotify } from "../../design/notifications.tsx"
import { useMessageOrigin } from "./useMessageOrigin.ts"
import { useSubmittableForm } from "./useSubmittableForm.ts"

/**
 * Manages a message to the site's staff, from a dialog or beside a page, prefilled with the signed-in user's data.
 * `about` is its topic; '' if there isn't one.
 */
export const useContactForm = (place: InquiryForm, about = "") => {
  const { sessions } = useApp()
  const origin = useMessageOrigin()
  const notify = useNotify("shell")
  return useSubmittableForm({
    name: `${place} ${about}`,
    starting: initialContactMessage(sessions.known()?.user ?? null, about),
    problemsOf: contactMessageProblems,
    send: (message) => sendContactMessage(message, { ...origin, about }),
    onSent: () => {
      const sent = inquirySentNotice(place)
      if (sent !== null) notify(sent)
    },
  })
}
