import type { Role } from "@listwright/domain/account"
import type { VideoCategory } from "@listwright/domain/videos"
import { assetUrl, CAPTIONS, VIDEO } from "./SiteAsset.ts"
import type { VideosFile } from "./VideosFile.ts"

/** A site's video library, and the roles allowed to watch it. */
export interface SiteVideos {
  readonly categories: ReadonlyArray<VideoCategory>
  readonly roles: ReadonlyArray<Role>
}

/** Returns the site's videos in file order; empty if there's no file. */
export const siteVideos = (file: VideosFile | undefined): SiteVideos => ({
  roles: file?.roles ?? [],
  categories: (file?.categories ?? []).map(({ name, videos }) => ({
    name,
    videos: videos.map(({ captions, description, file: video, name: videoName }) => ({
      name: videoName,
      url: assetUrl(VIDEO, video),
      description,
      ...(captions === undefined ? {} : { captions: assetUrl(CAPTIONS, captions) }),
    })),
  })),
})
