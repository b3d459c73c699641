/** What a save answers, whoever gives the answer: the server, or the page where the server cannot. */
import { isRouteErrorResponse, json } from '@remix-run/react'
import { type ErrorCode, type ErrorValues, errorText } from '#app/domain/errors.ts'

export type SaveAnswer = {
	/** How many exercises were stored. */
	saved?: number
	problems?: { text: string }[]
	/** Some blocks have errors: are they to be left out? */
	asks?: boolean
	/** What somebody else has saved meanwhile. */
	theirs?: { text: string; version: number }
	/** The version that was to be replaced knowingly when it was asked. */
	overwrite?: number
	/** What was typed, for the page that has no script to keep it. */
	text?: string
}

/**
 * Whatever becomes of a save, the page with its text stays: neither the way to the login nor a page of
 * errors takes its place.
 */
export async function saveOrSay(save: () => Promise<SaveAnswer>) {
	try {
		return await save()
	} catch (error) {
		console.warn(error)
		if (error instanceof Response) {
			const isSignedOut = error.headers.get('location') === '/login'
			return said(isSignedOut ? 'lesson-text.signed-out' : 'session.not-admin')
		}
		return said('exercises.save-failed', { reason: reasonOf(error) })
	}
}

function said(code: ErrorCode, values?: ErrorValues) {
	const answer: SaveAnswer = { problems: [{ text: errorText(code, values) }] }
	// A failure's status keeps Remix from reloading the data of the page's layouts.
	return json(answer, { status: 500 })
}

function reasonOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return error.statusText || String(error.status)
	return error instanceof Error ? error.message : String(error)
}
