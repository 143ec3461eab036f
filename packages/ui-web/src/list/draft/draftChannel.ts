import type { Draft } from "@listwright/domain/drafts"

interface Announcement {
  readonly id: string
  readonly revision: number
}

const NAME = "listwright-drafts"

const isAnnouncement = (data: unknown): data is Announcement =>
  typeof data === "object" &&
  data !== null &&
  "id" in data &&
  typeof data.id === "string" &&
  "revision" in data &&
  typeof data.revision === "number"

/** Notifies this browser's other tabs that a draft has a new revision. */
export const announceDraft = ({ id, revision }: Draft): void => {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage({ id, revision } satisfies Announcement)
  channel.close()
}

export const listenForDrafts = (onDraft: (announcement: Announcement) => void): void => {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isAnnouncement(data)) onDraft(data)
  }
}
