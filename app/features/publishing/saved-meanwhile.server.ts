/** Who saved what a refused save would have overwritten. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles, auditLog, lessons, userProfiles } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import type { Refusal } from '#app/domain/version.ts'
import { logFailure } from '#app/http/responses.server.ts'
import type { Meanwhile } from '#app/ui/form-answer.ts'
import { lastSavesOf, savesByPart } from './last-saves.server.ts'

type Refused = {
	owner: TextOwner
	/** Why the save was refused. */
	refusal: Refusal
	/** Who was refused: one's own save from another tab is named so. */
	readerId: string
}

/**
 * The save of a part that a refused one would have overwritten. Undefined for other refusals, and if
 * nobody saved that version: a discarded text counts on, too.
 */
export function findPartMeanwhile(
	db: Db,
	{ owner, refusal, readerId, part }: Refused & { part: PartName },
): Promise<Meanwhile | undefined> {
	return orNobody(async () => {
		if (refusal.version === undefined) return undefined
		const save = savesByPart(await lastSavesOf(db, owner))[part]
		if (!save || save.version < refusal.version) return undefined
		return { name: save.name, at: save.at, isOwn: save.userId === readerId }
	})
}

/** Without a name a refusal still says what happened. */
async function orNobody(find: () => Promise<Meanwhile | undefined>) {
	try {
		return await find()
	} catch (error) {
		logFailure(error)
		return undefined
	}
}

/** What changes fields. Publishing leaves them, and has the row's last time as well: then nobody is named. */
const edits = ['lesson.edit', 'lesson.move', 'course.edit', 'article.edit']

/** The same for the fields of a lesson, a course or an article. */
export function findSettingsMeanwhile(
	db: Db,
	{ owner, refusal, readerId }: Refused,
): Promise<Meanwhile | undefined> {
	return orNobody(async () => {
		if (refusal.version === undefined) return undefined
		const row = owner.kind === 'lessons' ? lessons : articles
		const [change] = await db
			.select({
				userId: auditLog.actorId,
				email: auditLog.actorEmail,
				name: userProfiles.displayName,
				at: auditLog.at,
			})
			.from(row)
			// A change and its entry in the log have one time.
			.innerJoin(auditLog, and(eq(auditLog.objectId, row.id), eq(auditLog.at, row.updatedAt)))
			.leftJoin(userProfiles, eq(userProfiles.id, auditLog.actorId))
			.where(and(eq(row.id, owner.id), inArray(auditLog.action, edits)))
			.orderBy(desc(auditLog.id))
			.limit(1)
		if (!change) return undefined
		const { userId, name, email, at } = change
		return { name: name || email, at: at.toISOString(), isOwn: userId === readerId }
	})
}
