import { useState } from "react"
import { classes } from "./classes.ts"

export interface AvatarProps {
  readonly firstName: string
  readonly lastName: string
  /** The URL of the picture; undefined if there isn't one. */
  readonly image: string | undefined
  readonly className?: string
}

/** A person's picture or initials. It's hidden from screen readers, because the name is shown beside it. */
export function Avatar({ className, firstName, image, lastName }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const look = classes("shrink-0 rounded-full", className)
  return image === undefined || image === broken ? (
    <span
      aria-hidden="true"
      className={classes("grid place-items-center bg-accent-soft font-semibold text-accent-text", look)}
    >
      {`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase()}
    </span>
  ) : (
    <img src={image} alt="" className={classes("object-cover", look)} onError={() => setBroken(image)} />
  )
}
