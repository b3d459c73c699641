/** Counts attempts in the database, so that a limit holds across workers and through a burst. */
import { and, eq, gt, inArray, like, type SQL, sql } from 'drizzle-orm'
import {
	type AttemptRule,
	allowedAgainAt,
	secondsUntil,
} from '#app/domain/accounts/attempt-limit.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Db } from './client.server.ts'
import { newId } from './columns.ts'
import { attempts } from './schema/index.ts'

/** An admitted attempt: one row for each rule, in their order. */
export type AdmittedAttempt = { ids: string[] }

/** The rule with the longest wait. */
export type ExceededLimit = { rule: AttemptRule; waitSeconds: number }

export type AttemptQuery = { rules: readonly [AttemptRule, ...AttemptRule[]]; now: Date }

/**
 * Counts one attempt under all rules, or under none if one is exceeded. Checks and writes in a single
 * statement, so that a burst of attempts cannot exceed the limit.
 */
export async function takeAttempt(
	db: Db,
	{ rules, now }: AttemptQuery,
): Promise<Result<AdmittedAttempt, ExceededLimit>> {
	const { ids, statement } = counting(db, { rules, now })
	const taken = await statement
	if (taken.length > 0) return ok({ ids })
	return err(longestWait(rules, await earlierAttempts(db, { rules, now }), now))
}

/** The attempts that are counted at once, each with its own rules. */
export type AttemptQueries = { each: readonly AttemptQuery['rules'][]; now: Date }

/** The same for several attempts, one after another in one round trip: each counts for those behind it. */
export async function takeAttempts(
	db: Db,
	{ each, now }: AttemptQueries,
): Promise<Result<AdmittedAttempt, ExceededLimit>[]> {
	const [first, ...others] = each.map((rules) => counting(db, { rules, now }))
	if (!first) return []
	const all = [first, ...others]
	const taken = await db.batch([first.statement, ...others.map(({ statement }) => statement)])
	const [refused, ...alsoRefused] = each.filter((_, index) => taken[index]?.length === 0).flat()
	const earlier = refused
		? await earlierAttempts(db, { rules: [refused, ...alsoRefused], now })
		: []
	return each.map((rules, index) =>
		taken[index]?.length === 0
			? err(longestWait(rules, earlier, now))
			: ok({ ids: all[index]?.ids ?? [] }),
	)
}

/** The statement that counts an attempt, and the ids of its rows. It returns none if a rule is exceeded. */
function counting(db: Db, { rules, now }: AttemptQuery) {
	const ids = rules.map(() => newId())
	const rows = rules.map((rule, index) => sql`select ${ids[index]}, ${rule.key}, ${+now}`)
	const isWithin = rules.map(
		(rule) =>
			sql`(select count(*) from ${attempts} where ${eq(attempts.key, rule.key)} and ${gt(
				attempts.at,
				windowStart(rule, now),
			)}) < ${rule.limit}`,
	)
	const statement = db
		.insert(attempts)
		.select(
			sql`select * from (${sql.join(rows, sql` union all `)}) where ${sql.join(isWithin, sql` and `)}`,
		)
		.returning({ id: attempts.id })
	return { ids, statement }
}

/** The seconds to wait if a limit is exceeded already, without counting anything. */
export async function findWait(db: Db, query: AttemptQuery): Promise<number | undefined> {
	const { waitSeconds } = longestWait(query.rules, await earlierAttempts(db, query), query.now)
	return waitSeconds || undefined
}

function earlierAttempts(db: Db, { rules, now }: AttemptQuery) {
	const keys = rules.map(({ key }) => key)
	const longest = Math.max(...rules.map(({ windowMs }) => windowMs))
	return db
		.select({ key: attempts.key, at: attempts.at })
		.from(attempts)
		.where(and(inArray(attempts.key, keys), gt(attempts.at, new Date(+now - longest))))
}

/** Uncounts an attempt, such as a sign-in with the right password, or several. */
export async function giveBackAttempt(db: Db, { ids }: AdmittedAttempt): Promise<void> {
	await db.delete(attempts).where(inArray(attempts.id, ids))
}

/** A new password or an administrator's help begins the count of wrong codes anew. One statement. */
export function forgetWrongCodes(db: Db, { userId }: { userId: string | SQL<string> }) {
	return db
		.delete(attempts)
		.where(and(like(attempts.key, 'second-step:%'), sql`instr(${attempts.key}, ${userId}) > 0`))
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
