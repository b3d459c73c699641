import type { Client, InStatement, ResultSet } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'
import { accountStatuses, adminLevel, editingLevels } from '#app/domain/accounts/user.ts'
import { err, type Result } from '#app/domain/result.ts'
import type { Db } from './client.server.ts'
import { type Actor, type LoggedChange, recordChange } from './record-change.ts'

/** The editor or administrator who makes a change, and when. */
export type By = { actor: Actor; now: Date }

type Tools = {
	/** Reads, as often as is needed. It cannot write. */
	tx: Db
	/** The statement that adds the change to the audit log. Every save has one at least. */
	log: (change: Omit<LoggedChange, 'actor' | 'at'>) => ReturnType<typeof recordChange>
	/** Writes once, at the end: all statements or none, and none if others were faster. */
	save: Db['batch']
}

type Change<T, P> = (tools: Tools) => Promise<Result<T, P>>

type NotAdmin = { code: 'session.not-admin' }
type NotEditor = { code: 'session.not-editor' }

/** How often a change is begun anew because another one came between. */
const mostTries = 25

/**
 * Changes content, for somebody who is still an editor or an administrator when it is written. It reads,
 * decides and writes:
 *
 *     changeAsEditor(db, by, async ({ tx, log, save }) => {
 *       const course = await findItem(tx, { id })
 *       if (!course) return err({ code: 'course.gone' })
 *       await save([tx.update(lessons)…, log({ action: 'course.edit', … })])
 *       return ok({ id })
 *     })
 *
 * Nothing is locked between reading and writing. If the audit log has a newer entry about one of
 * the same objects by then, or something unique is taken, nothing is written, and the callback runs
 * again on what is stored now. So it does nothing besides. Each await is a round trip; see
 * docs/decisions/0023.
 */
export async function changeAsEditor<T, P>(
	db: Db,
	by: By,
	change: Change<T, P>,
): Promise<Result<T, P | NotEditor>> {
	return (await changeAs(db, editingLevels, by, change)) ?? err({ code: 'session.not-editor' })
}

/** The same for people and what is shared with them, for administrators alone. */
export async function changeAsAdmin<T, P>(
	db: Db,
	by: By,
	change: Change<T, P>,
): Promise<Result<T, P | NotAdmin>> {
	return (await changeAs(db, [adminLevel], by, change)) ?? err({ code: 'session.not-admin' })
}

/** Undefined if the actor has none of the levels any more. */
async function changeAs<T, P>(
	db: Db,
	levels: readonly number[],
	{ actor, now }: By,
	change: Change<T, P>,
): Promise<Result<T, P> | undefined> {
	for (let tries = 1; ; tries += 1) {
		const objects = new Set<string>()
		const { tx, saving, isRefused } = open(db.$client, { actor, levels, objects })
		const log: Tools['log'] = (entry) => {
			objects.add(entry.objectId)
			return recordChange(db, { ...entry, actor, at: now })
		}
		try {
			return await change({ tx, log, save: saving.batch.bind(saving) })
		} catch (error) {
			if (isRefused()) return undefined
			if (!isOvertaken(error) || tries === mostTries) throw error
		}
	}
}

type Attempt = {
	actor: Actor
	/** The actor must have one of them. */
	levels: readonly number[]
	/** The ids that its entries in the log name; none where statements write thousands by themselves. */
	objects: ReadonlySet<string>
}

/** Each read takes along two questions: may the actor still, and what was changed last? */
function open(client: Client, attempt: Attempt) {
	let isRefused = false
	/** As the earliest read found it. */
	let lastChange: number | undefined

	async function read(statements: InStatement[]): Promise<ResultSet[]> {
		if (!statements.every(isRead)) throw new Error('only save() writes')
		const [state, ...results] = await client.batch([stateOf(attempt), ...statements])
		const [row] = state?.rows ?? []
		if (row?.isAllowed !== 1) {
			isRefused = true
			throw new Error('the actor may not change this any more')
		}
		const last = Number(row.lastChange)
		lastChange = Math.min(lastChange ?? last, last)
		return results
	}

	async function write(statements: InStatement[]): Promise<ResultSet[]> {
		if (lastChange === undefined) await read([])
		const guard = failIfOvertaken(attempt, lastChange ?? 0)
		const [, ...results] = await client.batch([guard, ...statements])
		return results
	}

	return {
		tx: drizzle(clientThat(read), { casing: 'snake_case' }),
		saving: drizzle(clientThat(write), { casing: 'snake_case' }),
		isRefused: () => isRefused,
	}
}

function isRead(statement: InStatement): boolean {
	return /^\s*(select|with)\b/i.test(typeof statement === 'string' ? statement : statement.sql)
}

/** A condition with two parameters: the actor, and the levels as JSON. */
const isAllowed = `exists (
	select 1 from user_profiles
	where uid = ? and level in (select value from json_each(?)) and status = ${accountStatuses.normal}
)`

function stateOf({ actor, levels }: Attempt): InStatement {
	return {
		sql: `select ${isAllowed} as isAllowed,
			(select coalesce(max(rowid), 0) from audit_log) as lastChange`,
		args: [actor.id, JSON.stringify(levels)],
	}
}

/** An entry without an actor is against the table's constraint, and ends the batch with it. */
function failIfOvertaken({ actor, levels, objects }: Attempt, lastChange: number): InStatement {
	return {
		sql: `insert into audit_log (id) select 'overtaken'
			where not ${isAllowed} or exists (
				select 1 from audit_log where rowid > ?
					and (? = 0 or object_id in (select value from json_each(?)))
			)`,
		args: [
			actor.id,
			JSON.stringify(levels),
			lastChange,
			objects.size,
			JSON.stringify([...objects]),
		],
	}
}

function isOvertaken(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	const isGuard = error.message.includes('audit_log.actor_uid')
	return isGuard || error.message.includes('UNIQUE constraint') || isOvertaken(error.cause)
}

/** A client of which drizzle needs no more than to run statements, one or several at once. */
function clientThat(run: (statements: InStatement[]) => Promise<ResultSet[]>): Client {
	function unsupported(): never {
		throw new Error('not inside a change')
	}
	return {
		protocol: 'change',
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
