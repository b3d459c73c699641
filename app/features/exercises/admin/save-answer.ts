/** What a save answers. */
export type SaveAnswer = {
	/** How many exercises were stored. */
	saved?: number
	problems?: { text: string }[]
	/** Where to sign in again, if the session has ended. */
	signInPath?: string
	/** Some blocks have errors: are they to be left out? */
	asks?: boolean
	/** What somebody else has saved meanwhile. */
	theirs?: { text: string; version: number }
	/** The version that was to be replaced knowingly when it was asked. */
	overwrite?: number
	/** What was typed, for the page that has no script to keep it. */
	text?: string
}
