/** Asks better-auth to let somebody in, and says how it ended. */
import type { EntryRefusal } from './auth.server.ts'

type Answer<T> = { headers: Headers; response: T }

type Entry<T> =
	| { kind: 'in'; headers: Headers; response: T }
	/** What was typed or signed is wrong. */
	| { kind: 'wrong'; code: string }
	/** It is right, and the account may not enter. */
	| { kind: EntryRefusal }

const refusals: readonly string[] = [
	'pending',
	'rejected',
	'disabled',
	'short-password',
] satisfies EntryRefusal[]

function isRefusal(code: string): code is EntryRefusal {
	return refusals.includes(code)
}

/** Throws what is no answer to what was typed, such as a failing database. */
export async function enter<T>(asked: Promise<Answer<T>>): Promise<Entry<T>> {
	try {
		return { kind: 'in', ...(await asked) }
	} catch (error) {
		const code = codeOf(error)
		if (code === undefined) throw error
		return isRefusal(code) ? { kind: code } : { kind: 'wrong', code }
	}
}

function codeOf(error: unknown): string | undefined {
	if (!(error instanceof Error && error.name === 'APIError')) return undefined
	const { body, statusCode }: { body?: { code?: string }; statusCode?: number } = Object(error)
	const code = body?.code ?? ''
	// The plugin says so of a signature that cannot be read.
	const isFailure = statusCode !== undefined && statusCode >= 500
	return isFailure && code !== 'FAILED_TO_VERIFY_REGISTRATION' ? undefined : code
}
