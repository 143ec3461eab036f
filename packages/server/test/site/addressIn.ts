/** The address of a team's own user in place of a demo user: 'demo.7@listwright.example' for 'demo@listwright.example'. */
export const addressIn = (team: number, email: string): string => email.replace("@", `.${team}@`)
