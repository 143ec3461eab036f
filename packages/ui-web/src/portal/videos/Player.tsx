import type { Video } from "@listwright/domain/videos"
import { useState } from "react"
import { Notice } from "../../design/Notice.tsx"

/** The embedded player, with a description for users who can't see or hear the video. */
export function Player({ video: { captions, description, name, url } }: { readonly video: Video }) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <figure className="flex min-w-0 flex-col gap-4">
      {/* A video without captions has no words to caption: the site says what it shows below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        className="aspect-video w-full rounded-card border border-line bg-black"
        onError={() => setIsBroken(true)}
      >
        {captions === undefined ? null : (
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        )}
      </video>
      {isBroken ? (
        <Notice kind="error" isLive>
          We can't play this video. Reload the page, or open it in another browser.
        </Notice>
      ) : null}
      <figcaption className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{name}</h2>
        {description === "" ? null : <p className="max-w-[72ch] text-muted">{description}</p>}
      </figcaption>
    </figure>
  )
}
