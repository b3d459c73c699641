/** Counts forms of visitors that could not be read, so that a stranger cannot keep the site busy. */
import { malformedFormRules } from '#app/domain/accounts/attempt-limit.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { LoadContext } from './load-context.server.ts'
import { admit, invalidTooMany } from './rate-limit.server.ts'
import { invalid } from './responses.server.ts'
import type { Typed } from './typed-in.ts'

type Malformed = {
	problems: Problem[]
	typed: Typed
	/** Said after too many; it names {wait}. */
	orSay: ErrorCode
}

export async function refuseMalformed(context: LoadContext, malformed: Malformed) {
	const { problems, typed, orSay } = malformed
	const attempt = await admit(context, malformedFormRules(context.networkAddress))
	if (attempt.ok) return invalid(problems, { typed })
	return invalidTooMany(orSay, attempt.error)
}
