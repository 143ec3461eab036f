import { PASSWORD } from "./browser.ts"

/** A token of a demo user, for calls and for the terminal. */
export const tokenOf = async (url: string, user: string): Promise<string> => {
  const answer = await fetch(`${url}/api/v1/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${user}@listwright.example`, password: PASSWORD, name: "walk" }),
  })
  const { token } = JSON.parse(await answer.text())
  return token
}
