import type { Client, InStatement, Transaction } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'
import { accountStatuses, adminLevel } from '#app/domain/accounts/user.ts'
import { err, type Result } from '#app/domain/result.ts'
import type { Db } from './client.server.ts'
import { type Actor, type LoggedChange, recordChange } from './record-change.ts'

/** The administrator who makes a change, and when. */
export type By = { actor: Actor; now: Date }

/** The statement that adds the change to the audit log. It belongs into the batch that makes it. */
type Log = (change: Omit<LoggedChange, 'actor' | 'at'>) => ReturnType<typeof recordChange>

type Change<T, P> = (tx: Db, log: Log) => Promise<Result<T, P>>

type NotAdmin = { code: 'session.not-admin' }

/** How often a transaction is begun that another writer keeps waiting for too long. */
const mostTries = 2

/**
 * Reads, decides and writes in one transaction, for somebody who is still an administrator in it:
 *
 *     changeAsAdmin(db, by, async (tx, log) => {
 *       const course = await findItem(tx, { id })
 *       if (!course) return err({ code: 'course.gone' })
 *       await tx.batch([tx.update(lessons)…, log({ action: 'course.edit', … })])
 *       return ok({ id })
 *     })
 *
 * An answer that is not ok rolls back. Other writers wait for the end: do nothing slow inside, and
 * use `tx` alone, for `db` would wait too. Each await is a round trip, and the commit is one more.
 * docs/decisions/0023.
 */
export async function changeAsAdmin<T, P>(
	db: Db,
	by: By,
	change: Change<T, P>,
): Promise<Result<T, P | NotAdmin>> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await changeOnce(db, by, change)
		} catch (error) {
			if (!isBusy(error) || tries === mostTries) throw error
		}
	}
}

async function changeOnce<T, P>(
	db: Db,
	{ actor, now }: By,
	change: Change<T, P>,
): Promise<Result<T, P | NotAdmin>> {
	const transaction = await db.$client.transaction('write')
	const inside = openInside(transaction, actor)
	try {
		const result = await change(inside.tx, (entry) =>
			recordChange(db, { ...entry, actor, at: now }),
		)
		if (result.ok) await transaction.commit()
		return result
	} catch (error) {
		if (inside.isRefused()) return err({ code: 'session.not-admin' })
		throw error
	} finally {
		await rollBack(transaction)
	}
}

/** A database that rolls back by itself is as good: one that cannot be reached does. */
async function rollBack(transaction: Transaction): Promise<void> {
	if (!transaction.closed) await transaction.rollback().catch(() => transaction.close())
}

/**
 * The database as seen from inside the transaction. Its first statement takes along the question
 * whether the actor is an administrator, which so costs no round trip; if not, it fails.
 */
function openInside(transaction: Transaction, actor: Actor) {
	let isAdmin: boolean | undefined

	async function run(statements: InStatement[]) {
		if (isAdmin !== undefined) return transaction.batch(statements)
		isAdmin = true
		const [found, ...results] = await transaction.batch([isAdministrator(actor), ...statements])
		isAdmin = found?.rows.length === 1
		if (!isAdmin) throw new Error('the actor is no administrator any more')
		return results
	}

	const client = clientThat(run)
	return {
		tx: drizzle(client, { casing: 'snake_case' }),
		isRefused: () => isAdmin === false,
	}
}

function isAdministrator({ id }: Actor): InStatement {
	return {
		sql: 'select 1 from user_profiles where uid = ? and level = ? and status = ?',
		args: [id, adminLevel, accountStatuses.normal],
	}
}

/** A client of which drizzle needs no more than to run statements, one or several at once. */
function clientThat(run: (statements: InStatement[]) => ReturnType<Transaction['batch']>): Client {
	function unsupported(): never {
		throw new Error('not inside a transaction')
	}
	return {
		protocol: 'transaction',
		closed: false,
		async execute(statement: InStatement) {
			const [result] = await run([statement])
			return result ?? unsupported()
		},
		batch: (statements) =>
			run(
				statements.map((statement) =>
					Array.isArray(statement) ? { sql: statement[0], args: statement[1] ?? [] } : statement,
				),
			),
		migrate: unsupported,
		transaction: unsupported,
		executeMultiple: unsupported,
		sync: unsupported,
		reconnect: unsupported,
		close() {},
	}
}

function isBusy(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return ('code' in error && error.code === 'SQLITE_BUSY') || isBusy(error.cause)
}
