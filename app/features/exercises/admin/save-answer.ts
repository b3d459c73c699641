/** The answer to a save. */
export type SaveAnswer = {
	/** The number of exercises saved. */
	saved?: number
	problems?: { text: string }[]
	/** Where to sign in again, if the session has ended. */
	signInPath?: string
	/** Some blocks have errors: ask whether to skip them. */
	asks?: boolean
	/** The set that somebody else has saved in the meantime. */
	theirs?: { text: string; version: number }
	/** The version to overwrite, if the author had agreed to that before the question. */
	overwrite?: number
	/** The typed text, for a page without JavaScript. */
	text?: string
}
