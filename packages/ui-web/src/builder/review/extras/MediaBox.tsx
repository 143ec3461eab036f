import { type Media, type MediaType, MEDIA_TYPES } from "@listwright/domain/drafts"
import { chooseMediaType, type MediaField } from "@listwright/domain/order"
import { type Ref, useState } from "react"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { SummaryBox } from "../../../design/SummaryBox.tsx"
import { TextField } from "../../../design/TextField.tsx"
import type { MessageText } from "@listwright/domain/shared"

export interface MediaBoxProps {
  /** A reference to the box, for finding its missing fields. */
  readonly box: Ref<HTMLDivElement>
  readonly media: Media | null
  /** The fields' errors; empty until an attempt to place the order fails. */
  readonly problems: Partial<Readonly<Record<MediaField, MessageText>>>
  readonly onMedia: (media: Media) => void
  readonly isDisabled: boolean
}

const NAMES: Readonly<Record<MediaType, string>> = { facebook: "Facebook", twitter: "Twitter" }

/** The labels of a medium's fields. */
const LABELS: Readonly<Record<Exclude<MediaField, "medium">, string>> = {
  shareAccountId: "Account to share with",
  packageName: "Package name",
  tenantId: "Tenant",
  destinationId: "Destination",
  destinationAccountId: "Destination account",
}

type Field = keyof typeof LABELS

const isField = (name: string): name is Field => Object.hasOwn(LABELS, name)

/** The destination of a digital list. Choosing one medium clears the fields of the other [ob4-media-switch]. */
export function MediaBox({ box, isDisabled, media, onMedia, problems }: MediaBoxProps) {
  // What is typed is kept with the draft when a field is left, so that Undo takes a field back and not a letter.
  const [typed, setTyped] = useState(media)
  const [standing, setStanding] = useState(media)
  const [sent, setSent] = useState(media)
  if (standing !== media) {
    setStanding(media)
    // What comes back as it was sent says nothing new: the next field may hold more already.
    if (JSON.stringify(media) !== JSON.stringify(sent)) {
      setSent(media)
      setTyped(media)
    }
  }
  const send = (media: Media) => {
    setSent(media)
    setTyped(media)
    onMedia(media)
  }
  return (
    <SummaryBox title="Media type">
      <div ref={box} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <RadioGroup
            label="Deliver to"
            inline
            isDisabled={isDisabled}
            value={typed?.medium ?? null}
            onChange={(medium) => send(chooseMediaType(typed, medium))}
            error={problems.medium}
            options={MEDIA_TYPES.map((medium) => ({ value: medium, text: NAMES[medium] }))}
          />
        </div>
        {typed === null
          ? null
          : Object.entries(typed).map(([name, text]) =>
              isField(name) ? (
                <TextField
                  key={name}
                  label={LABELS[name]}
                  autoComplete="off"
                  maxLength={200}
                  disabled={isDisabled}
                  error={problems[name]}
                  value={text}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                  onBlur={() => send(typed)}
                />
              ) : null,
            )}
      </div>
    </SummaryBox>
  )
}
