import { CircleCheck, CircleX, LoaderCircle, X } from "lucide-react"
import { useFailureFormatter } from "../../../app/failures.ts"
import { Button, IconButton } from "../../../design/Button.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import type { ListUploads, Upload } from "./useListUploads.ts"

/** The result for each file: the lists that it created, or the errors to fix. It remains until the user closes it. */
export function UploadReport({ uploads }: { readonly uploads: ListUploads }) {
  const { again, close, isSending, uploads: files } = uploads
  if (files.length === 0) return null
  return (
    <section
      aria-label="Uploaded files"
      className="flex items-start gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
    >
      <div role="status" className="min-w-0 flex-1">
        <ul className="divide-y divide-line">
          {files.map((upload) => (
            <li key={upload.key} className="flex items-start gap-3 py-2">
              <State upload={upload} />
              <p className="min-w-0 flex-1 break-words">
                <Said upload={upload} />
              </p>
              {upload.is === "failed" ? (
                <Button
                  size="small"
                  aria-label={`Try ${upload.file.name} again`}
                  onPress={() => again(upload)}
                >
                  Try again
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      {isSending ? null : (
        <IconButton label="Close the report" kind="faint" onPress={close}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </section>
  )
}

function State({ upload }: { readonly upload: Upload }) {
  switch (upload.is) {
    case "sending":
      return <LoaderCircle className="mt-0.5 size-4.5 shrink-0 animate-spin text-muted" aria-hidden="true" />
    case "made":
      return <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-positive" aria-hidden="true" />
    case "unreadable":
    case "failed":
      return <CircleX className="mt-0.5 size-4.5 shrink-0 text-critical" aria-hidden="true" />
  }
}

function Said({ upload }: { readonly upload: Upload }) {
  const failureLine = useFailureFormatter()
  const { file } = upload
  switch (upload.is) {
    case "sending":
      return <>Reading and counting {file.name}</>
    case "made": {
      const { list, referred } = upload.imported
      return (
        <>
          <span className="font-medium">{list.row.name}</span> was created from {file.name},{" "}
          {recordsText(list.row.quantity)} records today
          {referred.length === 0
            ? ""
            : `, along with the lists it uses: ${referred.map(({ name }) => name).join(", ")}`}
        </>
      )
    }
    case "unreadable":
      return <NotMade file={file} reason={upload.problem} />
    case "failed":
      return <NotMade file={file} reason={failureLine(upload.failure)} />
  }
}

function NotMade({ file, reason }: { readonly file: File; readonly reason: string }) {
  return (
    <>
      <span className="font-medium">{file.name}</span> couldn't be turned into a list.{" "}
      <span className="block text-sm text-muted">{reason}</span>
    </>
  )
}
