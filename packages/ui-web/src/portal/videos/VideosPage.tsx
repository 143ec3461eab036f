import { resolvePlayerState, type VideoCategory, Videos } from "@listwright/domain/videos"
import { Effect } from "effect"
import { useSearchParams } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useCall } from "../../app/useCall.ts"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { TabNav } from "../../design/TabNav.tsx"
import { Player } from "./Player.tsx"

/** The video library page. */
export function VideosPage() {
  const { data, error, isFetching, refetch } = useCall(
    ["videos"],
    Effect.flatMap(Videos, (videos) => videos.categories()),
  )
  return (
    <div className="flex flex-col gap-6">
      <h1 tabIndex={-1} className="text-2xl font-semibold">
        Videos
      </h1>
      {data !== undefined ? (
        <Library categories={data} />
      ) : error === null ? (
        <div aria-busy="true">
          <Skeleton className="aspect-video w-full max-w-[920px] rounded-card" />
        </div>
      ) : (
        <FailedCall
          what="We couldn't load the videos"
          failure={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

/** Returns the URL for a category and a video, so that a link can open a video. */
const linkTo = (category: string, video: string | null): string =>
  `/videos?${new URLSearchParams({ category, ...(video === null ? {} : { video }) }).toString()}`

function Library({ categories }: { readonly categories: ReadonlyArray<VideoCategory> }) {
  const [parameters] = useSearchParams()
  const { category, video } = resolvePlayerState(categories, {
    categoryName: parameters.get("category"),
    videoName: parameters.get("video"),
  })
  if (category === null)
    return <EmptyState title="There are no videos right now">Check back later.</EmptyState>
  return (
    <>
      <TabNav
        label="Categories"
        items={categories.map(({ name }) => ({
          to: linkTo(name, null),
          title: name,
          isOpen: name === category.name,
        }))}
      />
      {video === null ? (
        <EmptyState title="No videos in this category yet">Choose another category.</EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-8">
          <Player key={video.url} video={video} />
          <section aria-label="Videos in this category" className="flex flex-col gap-2">
            <h2 className="text-sm text-muted">{category.name}</h2>
            <TabNav
              label="Videos"
              direction="column"
              items={category.videos.map(({ name }) => ({
                to: linkTo(category.name, name),
                title: name,
                isOpen: name === video.name,
              }))}
            />
          </section>
        </div>
      )}
    </>
  )
}
