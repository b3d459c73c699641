import { and, desc, eq, notInArray, or, type SQL, sql } from 'drizzle-orm'
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

type ChangesQuery = {
	/** Maximum number of changes, newest first. */
	most: number
	/** Only changes of this object; default: of all. */
	object?: { type: string; id: string }
	/** Leaves out accounts, groups and shares, which are not an editor's business. */
	withoutPeople?: boolean
}

/** Lists administrators' latest changes, with the objects' current names. */
export async function listChanges(db: Db, { most, object, withoutPeople = false }: ChangesQuery) {
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
			),
		)
		.orderBy(desc(auditLog.at))
		.limit(most)
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
