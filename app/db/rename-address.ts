/**
 * An account has a new address: what named the old one by its letters names the new one, so that invitations
 * find the person, and deleting the account finds all that is left of them. No former address is kept.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.server.ts'
import { hasEmail, isNamedIn } from './person-data.ts'
import { attempts, auditLog, groupInvitees, shareMails } from './schema/index.ts'

type Renaming = {
	from: string
	to: string
	/** The person proved the former address: what was meant for it is theirs. A stranger may have typed it. */
	wasConfirmed: boolean
	/** That the address has changed. */
	provided: SQL
}

/** The statements, for the batch that changes the address. */
export function renameAddress(db: Db, { from: typed, to: next, wasConfirmed, provided }: Renaming) {
	const [from, to] = [sql`lower(${typed})`, sql`lower(${next})`]
	const isDone = sql`${from} <> ${to} and ${provided}`
	const renamed = (values: SQL) =>
		sql`iif(${hasEmail(values, from)}, json_set(${values}, '$.email', ${to}), ${values})`
	return [
		sql`
			update ${auditLog} set before = ${renamed(sql`before`)}, after = ${renamed(sql`after`)}
			where (${hasEmail(sql`before`, from)} or ${hasEmail(sql`after`, from)}) and ${isDone}
		`,
		// Both addresses may have been invited to the same.
		...(wasConfirmed ? [shareMails, groupInvitees] : []).map(
			(table) => sql`
				update or replace ${table} set email = ${to} where ${table.email} = ${from} and ${isDone}
			`,
		),
		sql`delete from ${attempts} where ${isNamedIn(from)} and ${isDone}`,
	].map((statement) => db.run(statement))
}
