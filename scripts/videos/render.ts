/**
 * Draws the videos of the example site and writes them as WebM: `node scripts/videos/render.ts`. Needs Debian's
 * ffmpeg with VP9 and a Chromium. The files are committed, so that building the product needs neither.
 */
import { spawn } from "node:child_process"
import { statSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { chromiumArguments, findChromium } from "../chromium.ts"

const FRAMES = 15
const VIDEOS = { "how-a-count-works": 13, "price-brackets": 11.5 }

const folder = join(import.meta.dirname, "../../packages/server/example-site/videos")
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumArguments],
})
const page = await browser.newPage()
await page.goto(`file://${join(import.meta.dirname, "scenes.html")}`)

for (const [name, seconds] of Object.entries(VIDEOS)) {
  const file = join(folder, `${name}.webm`)
  const encoder = spawn(
    "ffmpeg",
    // Keyframes every 2 seconds, so that the player can jump; without a time of its own, the file is the same each time.
    `-y -loglevel error -f image2pipe -framerate ${FRAMES} -i - -c:v libvpx-vp9 -pix_fmt yuv420p -crf 34 -b:v 0 -g ${2 * FRAMES} -cpu-used 4 -fflags +bitexact -map_metadata -1`
      .split(" ")
      .concat(file),
    { stdio: ["pipe", "inherit", "inherit"] },
  )
  for (let frame = 0; frame < seconds * FRAMES; frame++) {
    const picture: string = await page.evaluate(`draw(${JSON.stringify(name)}, ${frame / FRAMES})`)
    encoder.stdin.write(Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64"))
  }
  encoder.stdin.end()
  await new Promise((resolve) => encoder.on("close", resolve))
  process.stdout.write(`${file}: ${statSync(file).size} bytes\n`)
}
await browser.close()
