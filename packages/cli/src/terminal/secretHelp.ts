/** The help for operator commands about the secret. */
export const secretHelp = `
The secret is 'operator' in secrets.json of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the process list.`
