/**
 * Keeps a form of the back office, with everything typed into it, when its action could not be
 * answered: no network, a broken server, an ended session. One line in a route does it:
 * `export const clientAction = keepForm('vocabulary.save-failed')`
 */
import { type ClientActionFunctionArgs, isRouteErrorResponse, json } from '@remix-run/react'
import { loginPath } from '#app/domain/accounts/return-path.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { isFailure } from '#app/domain/failure.ts'
import { type Problem, withProblemText } from '#app/domain/problem.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { type Typed, typedIn } from './typed-in.ts'

/** The sentence for a form that failed, or one sentence for each of its intents. */
type Failures = ErrorCode | Readonly<Partial<Record<string, ErrorCode>>>

export function keepForm(failures: Failures) {
	return async ({ request, serverAction }: Sent): Promise<unknown> => {
		const sent = request.clone()
		try {
			return await serverAction()
		} catch (error) {
			if (isElsewhere(error)) throw error
			console.warn(error)
			const typed = typedIn(await sent.formData())
			const code = typeof failures === 'string' ? failures : failures[typed.intent ?? '']
			return keptWith(whyUnsent(error, code), { typed, path: new URL(request.url).pathname })
		}
	}
}

type Sent = Pick<ClientActionFunctionArgs, 'request'> & { serverAction: () => Promise<unknown> }

/** A redirect of a form that was taken, to the page that comes next. */
function isElsewhere(error: unknown): boolean {
	const path = pathOf(error)
	return path !== undefined && path !== '/' && path !== '/login'
}

/** The path that a redirect leads to. The guards send to /login and, without the right, to /. */
function pathOf(error: unknown): string | undefined {
	const location = error instanceof Response ? error.headers.get('location') : null
	return location === null ? undefined : new URL(location, window.location.origin).pathname
}

/** The route reads the status alone, to leave its data as it is. */
const statuses: Partial<Record<ErrorCode, number>> = {
	'form.signed-out': 401,
	'session.not-admin': 403,
}

const unanswered: Problem = { code: 'form.unanswered' }

function whyUnsent(error: unknown, code: ErrorCode | undefined): Problem[] {
	const path = pathOf(error)
	if (path === '/login') return [{ code: 'form.signed-out' }]
	if (path === '/') return [{ code: 'session.not-admin' }]
	const why: Problem = error instanceof TypeError ? { code: 'form.unreachable' } : unanswered
	return code ? [{ code, values: { reason: reasonOf(error) } }, why] : [why]
}

function reasonOf(error: unknown): string {
	// Browsers say "Failed to fetch", each in its own words.
	if (error instanceof TypeError) return 'the server cannot be reached.'
	if (isRouteErrorResponse(error)) {
		return isFailure(error.data) ? error.data.text : error.statusText || String(error.status)
	}
	return error instanceof Error ? error.message : String(error)
}

type Kept = { typed: Typed; path: string }

function keptWith(problems: Problem[], { typed, path }: Kept) {
	const { code } = problems.at(-1) ?? unanswered
	const answer: FormAnswer = {
		problems: problems.map(withProblemText),
		typed,
		isUnsent: true,
		...(code === 'form.signed-out' && { signInPath: loginPath(path) }),
	}
	return json(answer, { status: statuses[code] ?? 503 })
}
