/** Counts the attempts of a request, and answers those that are too many. */
import {
	type AdmittedAttempt,
	type AttemptQueries,
	type AttemptQuery,
	type ExceededLimit,
	takeAttempt,
	takeAttempts,
} from '#app/db/attempts.ts'
import type { Db } from '#app/db/client.server.ts'
import { type AttemptRule, spellWait } from '#app/domain/accounts/attempt-limit.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Result } from '#app/domain/result.ts'
import { invalid, refuse } from './responses.server.ts'
import type { NoteSecurity } from './security-log.server.ts'
import type { Typed } from './typed-in.ts'

type Limiting = { db: Db; note: NoteSecurity }

/** The same as `takeAttempt` at this moment; a refusal is logged. */
export async function admit(
	{ db, note }: Limiting,
	rules: AttemptQuery['rules'],
): Promise<Result<AdmittedAttempt, ExceededLimit>> {
	const attempt = await takeAttempt(db, { rules, now: new Date() })
	if (!attempt.ok) note('limit.reached', { limit: kindOf(attempt.error.rule) })
	return attempt
}

/** The same for several attempts at once; a limit that several of them reach is logged once. */
export async function admitEach(
	{ db, note }: Limiting,
	each: AttemptQueries['each'],
): Promise<Result<AdmittedAttempt, ExceededLimit>[]> {
	const taken = await takeAttempts(db, { each, now: new Date() })
	const reached = taken.flatMap((attempt) => (attempt.ok ? [] : [kindOf(attempt.error.rule)]))
	for (const limit of new Set(reached)) note('limit.reached', { limit })
	return taken
}

/** "sign-in:account" of the key "sign-in:account:xiaomei@example.com". */
function kindOf({ key }: AttemptRule): string {
	return key.split(':', 2).join(':')
}

/** The answer to a form whose sender has to wait; `code` names {wait}. */
export function invalidTooMany(
	code: ErrorCode,
	{ waitSeconds }: Pick<ExceededLimit, 'waitSeconds'>,
	typed?: Typed,
) {
	const problem = { code, values: { wait: spellWait(waitSeconds) } }
	return invalid([problem], { waitSeconds, ...(typed && { typed }) })
}

/** The JSON answer to a caller who has to wait; `code` names {wait}. */
export function refuseTooMany(
	code: ErrorCode,
	{ waitSeconds }: Pick<ExceededLimit, 'waitSeconds'>,
) {
	return refuse(code, { wait: spellWait(waitSeconds) }, { 'retry-after': String(waitSeconds) })
}
