import type { StartProgress } from "./StartOptions.ts"

const BAR_WIDTH = 30

interface Output {
  readonly isTTY: boolean
  readonly write: (text: string) => void
}

const barOf = ({ step, fraction }: StartProgress): string => {
  const filled = Math.round(fraction * BAR_WIDTH)
  return `\r${step} [${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)}] ${Math.floor(fraction * 100)}%`
}

/** Shows the progress of a start: as a bar on a terminal, otherwise as a line per 10%. */
export const progressOutput = (output: Output): ((progress: StartProgress) => void) => {
  let last = -1
  return (progress) => {
    const unit = Math.floor(progress.fraction * (output.isTTY ? 100 : 10))
    if (unit === last) return
    last = unit
    if (!output.isTTY) return output.write(`${progress.step}: ${unit * 10}%\n`)
    output.write(barOf(progress))
    if (progress.fraction >= 1) output.write("\n")
  }
}
