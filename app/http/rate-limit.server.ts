/** Counts attempts in the database, so that a limit holds across workers and through a burst. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { attempts } from '#app/db/schema/index.ts'
import {
	type AttemptRule,
	allowedAgainAt,
	secondsUntil,
} from '#app/domain/accounts/attempt-limit.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { NoteSecurity } from './security-log.server.ts'

/** An admitted attempt: one row for each rule, in their order. */
type AdmittedAttempt = { ids: string[] }

/** The rule with the longest wait. */
type ExceededLimit = { rule: AttemptRule; waitSeconds: number }

type AttemptQuery = { rules: readonly [AttemptRule, ...AttemptRule[]]; now: Date }

/**
 * Counts one attempt under all rules, or under none if one is exceeded. Checks and writes in a single
 * statement, so that a burst of attempts cannot exceed the limit.
 */
export async function takeAttempt(
	db: Db,
	{ rules, now }: AttemptQuery,
): Promise<Result<AdmittedAttempt, ExceededLimit>> {
	const ids = rules.map(() => newId())
	const rows = rules.map((rule, index) => sql`select ${ids[index]}, ${rule.key}, ${+now}`)
	const isWithin = rules.map(
		(rule) =>
			sql`(select count(*) from ${attempts} where ${eq(attempts.key, rule.key)} and ${gt(
				attempts.at,
				windowStart(rule, now),
			)}) < ${rule.limit}`,
	)
	const [earlier, taken] = await db.batch([
		db
			.select({ key: attempts.key, at: attempts.at })
			.from(attempts)
			.where(
				and(
					inArray(
						attempts.key,
						rules.map(({ key }) => key),
					),
					gt(attempts.at, new Date(+now - Math.max(...rules.map(({ windowMs }) => windowMs)))),
				),
			),
		db
			.insert(attempts)
			.select(
				sql`select * from (${sql.join(rows, sql` union all `)}) where ${sql.join(isWithin, sql` and `)}`,
			)
			.returning({ id: attempts.id }),
	])
	if (taken.length > 0) return ok({ ids })
	return err(longestWait(rules, earlier, now))
}

/** Uncounts an attempt, such as a sign-in with the right password. */
export async function giveBackAttempt(db: Db, { ids }: AdmittedAttempt): Promise<void> {
	await db.delete(attempts).where(inArray(attempts.id, ids))
}

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

/** "sign-in:account" of the key "sign-in:account:xiaomei@example.com". */
function kindOf({ key }: AttemptRule): string {
	return key.split(':', 2).join(':')
}

function windowStart({ windowMs }: AttemptRule, now: Date): Date {
	return new Date(+now - windowMs)
}

function longestWait(
	rules: AttemptQuery['rules'],
	earlier: readonly { key: string; at: Date }[],
	now: Date,
): ExceededLimit {
	const waits = rules.map((rule) => {
		const times = earlier.filter(({ key }) => key === rule.key).map(({ at }) => at)
		const then = allowedAgainAt(rule, times, now)
		return { rule, waitSeconds: then ? secondsUntil(then, now) : 0 }
	})
	return waits.reduce((longest, wait) => (wait.waitSeconds > longest.waitSeconds ? wait : longest))
}
