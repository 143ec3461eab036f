import type { SyntheticEvent } from "react"

export interface FrameProps {
  /** The frame's title, for screen readers. */
  readonly title: string
  /** The URL of a page on this site. */
  readonly src: string
  readonly className: string
  /** Called when Escape is pressed in the frame, whose key events don't reach the surrounding dialog. */
  readonly onEscape: () => void
}

/** A page on this site inside a dialog. */
export function Frame({ className, onEscape, src, title }: FrameProps) {
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    currentTarget.contentWindow?.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") onEscape()
    })
  return <iframe title={title} src={src} className={className} onLoad={listen} />
}
