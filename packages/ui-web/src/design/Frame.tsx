import type { SyntheticEvent } from "react"

export interface FrameProps {
  /** Names the frame, for those who cannot see it. */
  readonly title: string
  /** A page of this site. */
  readonly src: string
  readonly className: string
  /** Escape, pressed anywhere in the frame: its keys never reach the dialog around it. */
  readonly onEscape: () => void
}

/** A page of this site within a dialog. */
export function Frame({ className, onEscape, src, title }: FrameProps) {
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    currentTarget.contentWindow?.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") onEscape()
    })
  return <iframe title={title} src={src} className={className} onLoad={listen} />
}
