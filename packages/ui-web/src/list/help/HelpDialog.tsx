import { useSession } from "../../app/session.ts"
import { Dialog } from "../../design/Dialog.tsx"
import { Term, Terms } from "../../design/Terms.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { helpTexts, type HelpTopic } from "./helpTexts.ts"

export interface HelpDialogProps {
  readonly topic: HelpTopic
  readonly onClose: () => void
}

/** Explains a topic for the current list. */
export function HelpDialog({ onClose, topic }: HelpDialogProps) {
  const { site } = useSession()
  const { draft } = useDraft()
  const { terms = [], texts } = helpTexts[topic]({ site, listType: draft.listType })
  return (
    <Dialog title={topic} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <div className="flex flex-col gap-4">
        {terms.length === 0 ? null : (
          <Terms>
            {terms.map(({ name, text }) => (
              <Term key={name} name={name}>
                {text}
              </Term>
            ))}
          </Terms>
        )}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Dialog>
  )
}
