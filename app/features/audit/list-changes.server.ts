import { and, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	auditLog,
	groups,
	lessons,
	reports,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import { editingLevels } from '#app/domain/accounts/user.ts'

type ChangesQuery = {
	/** Maximum number of changes, newest first. */
	most: number
	/** How many of the newest are left out. */
	skip?: number
	/** Only changes of this object; default: of all. */
	object?: { type: string; id: string }
	/** Only changes of objects of this type. */
	type?: string | undefined
	/** Only changes that this person made. */
	actorId?: string | undefined
	from?: Date | undefined
	before?: Date | undefined
	/** Leaves out accounts, groups and shares, which are not an editor's business. */
	withoutPeople?: boolean
}

/** Lists administrators' latest changes, with the objects' current names. */
export async function listChanges(
	db: Db,
	{ most, skip = 0, object, withoutPeople = false, ...filters }: ChangesQuery,
) {
	const actor = alias(userProfiles, 'actor')
	const { objectType, objectId } = auditLog
	return await db
		.select({
			id: auditLog.id,
			at: auditLog.at,
			actorEmail: auditLog.actorEmail,
			actorName: actor.displayName,
			action: auditLog.action,
			objectType,
			objectId,
			objectName: sql<string | null>`coalesce(
				${userProfiles.displayName}, ${lessons.title} ->> 'en', ${articles.enTitle}, ${vocab.word}, ${groups.name},
				${reports.word}, ${reports.sentence}
			)`,
			before: auditLog.before,
			after: auditLog.after,
		})
		.from(auditLog)
		.leftJoin(actor, eq(actor.id, auditLog.actorId))
		.leftJoin(userProfiles, and(eq(objectType, 'person'), eq(userProfiles.id, objectId)))
		.leftJoin(lessons, and(isOneOf('lesson', 'course'), eq(lessons.id, objectId)))
		.leftJoin(articles, and(eq(objectType, 'article'), eq(articles.id, objectId)))
		.leftJoin(groups, and(eq(objectType, 'group'), eq(groups.id, objectId)))
		.leftJoin(vocab, and(eq(objectType, 'word'), sql`${vocab.id} = cast(${objectId} as integer)`))
		.leftJoin(reports, and(eq(objectType, 'report'), eq(reports.id, objectId)))
		.where(
			and(
				object && and(eq(objectType, object.type), eq(objectId, object.id)),
				withoutPeople ? isOfContent : undefined,
				filters.type ? eq(objectType, filters.type) : undefined,
				filters.actorId ? eq(auditLog.actorId, filters.actorId) : undefined,
				filters.from && gte(auditLog.at, filters.from),
				filters.before && lt(auditLog.at, filters.before),
			),
		)
		.orderBy(desc(auditLog.at), desc(auditLog.id))
		.limit(most)
		.offset(skip)
}

/** Those who changed something or may do so now, by their names. Former administrators have left theirs. */
export function listActors(db: Db): Promise<{ id: string; name: string }[]> {
	const { id, displayName, email, level } = userProfiles
	const name = sql<string>`coalesce(nullif(${displayName}, ''), ${email})`
	return db
		.select({ id, name })
		.from(userProfiles)
		.where(
			or(
				inArray(level, [...editingLevels]),
				inArray(id, db.selectDistinct({ id: auditLog.actorId }).from(auditLog)),
			),
		)
		.orderBy(sql`${name} collate nocase`)
}

export type LoggedChange = Awaited<ReturnType<typeof listChanges>>[number]

const isOfContent = and(
	notInArray(auditLog.objectType, ['person', 'group']),
	...['share', 'unshare', 'invite', 'withdraw'].map(
		(verb) => sql`${auditLog.action} not like ${`%.${verb}`}`,
	),
)

function isOneOf(...types: string[]): SQL | undefined {
	return or(...types.map((type) => eq(auditLog.objectType, type)))
}
