/** The help for operator commands about the secret. */
export const secretHelp = `
The secret is 'operator' in the site's secrets.json. To keep it out of the process list, set LISTWRIGHT_OPERATOR.`
