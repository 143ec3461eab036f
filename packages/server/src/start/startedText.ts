import type { RunningServer } from "./StartOptions.ts"

/** Returns the text shown to the person who started a server. */
export const startedText = ({ url, demoUsers }: Pick<RunningServer, "url" | "demoUsers">): string => {
  const widest = Math.max(0, ...demoUsers.map(({ email }) => email.length))
  const signIns = demoUsers.map(
    ({ email, password, role }) => `  ${email.padEnd(widest)}  ${password}  ${role}`,
  )
  const lines = [`Listwright is ready at ${url}`]
  if (signIns.length > 0) lines.push("", "Sign in as (demo users; their password is public):", ...signIns)
  return `${[...lines, ""].join("\n")}\n`
}
