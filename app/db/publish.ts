/**
 * Publishes lessons and articles: what was saved becomes what learners read, in one batch. It is here
 * rather than in a feature, because the cron publishes, too.
 */
import { and, eq } from 'drizzle-orm'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { missingEnglish } from '#app/domain/publishing/missing-english.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Answer, Refusal } from '#app/domain/version.ts'
import type { Db } from './client.server.ts'
import { setExercisesVersion } from './parts/exercises.ts'
import { articles, lessonContents, lessonNotes, lessons } from './schema/index.ts'
import { type By, changeAsEditor } from './transaction.ts'
import { dropWorkingParts, type TextOwner } from './working-parts.ts'
import { findWorkingVersion } from './working-version.ts'

type Done = {
	/** False if nothing had to change, such as when the form was submitted twice. */
	isNew: boolean
}

type Publishing = By & {
	owner: TextOwner
	/** The working parts on the author's screen, as `partsText` writes them; default: whatever is there. */
	onScreen?: string | undefined
	/** Publishes a lesson even without a text, on purpose. */
	mayBeEmpty?: boolean
	/** Publishes only what was scheduled for now or earlier. */
	isDue?: boolean
}

/** Makes the working version the one that learners read, and enables it. */
export async function publish(
	db: Db,
	{ owner, onScreen, mayBeEmpty = false, isDue = false, ...by }: Publishing,
): Answer<Done> {
	const { actor, now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<Done> => {
		const row = await findRow(tx, owner)
		if (!row) return err(gone(owner))
		if (isDue && !(row.publishAt && row.publishAt <= now)) return ok({ isNew: false })
		const isEnabled = row.status === lessonStatuses.available
		const version = isEnabled ? row.version : row.version + 1
		const working = await findWorkingVersion(tx, { owner, now })
		if (!working?.content) return err({ code: 'lesson-text.unreadable' })
		const { content, parts, statements } = working
		if (isEnabled && parts.length === 0 && !row.publishAt) return ok({ isNew: false })
		if (hasSavesOfOthers(parts, { onScreen, actorId: actor.id }))
			return err({ code: 'publish.changed' })
		const missing = missingEnglish(content)
		if (missing) return err(missing)
		const isOpenedEmpty = !isEnabled && content.length === 0
		if (isOpenedEmpty && !mayBeEmpty) return err({ code: 'lesson.no-text', field: 'mayBeEmpty' })
		await save([
			log(
				entry(owner, 'publish', {
					before: row,
					after: { status: lessonStatuses.available, parts },
				}),
			),
			setRow(tx, owner, { status: lessonStatuses.available, version, publishAt: null, now }),
			...statements,
		])
		return ok({ isNew: true })
	})
}

/** Disables it. What was saved is kept, and stands where a disabled lesson is edited. */
export async function takeBack(db: Db, { owner, ...by }: By & { owner: TextOwner }): Answer<Done> {
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<Done> => {
		const row = await findRow(tx, owner)
		if (!row) return err(gone(owner))
		const { disabled } = lessonStatuses
		if (row.status === disabled && !row.publishAt) return ok({ isNew: false })
		const version = row.version + 1
		const working = await findWorkingVersion(tx, { owner, now })
		if (!working) return err({ code: 'lesson-text.unreadable' })
		await save([
			log(entry(owner, 'take-back', { before: row, after: { status: disabled } })),
			setRow(tx, owner, { status: disabled, version, publishAt: null, now }),
			...working.statements,
		])
		return ok({ isNew: true })
	})
}

type Scheduling = By & { owner: TextOwner; at: Date }

/** Chooses when it is published. The cron does it, as the person who chose. */
export async function schedulePublish(db: Db, { owner, at, ...by }: Scheduling): Answer<Done> {
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<Done> => {
		const row = await findRow(tx, owner)
		if (!row) return err(gone(owner))
		if (row.publishAt && +row.publishAt === +at) return ok({ isNew: false })
		if (at <= now) return err({ code: 'publish.time-past', field: 'at' })
		const working = await findWorkingVersion(tx, { owner, now })
		const isNothingNew = row.status === lessonStatuses.available && working?.parts.length === 0
		if (isNothingNew) return err({ code: 'publish.nothing-new' })
		await save([
			log(entry(owner, 'schedule', { before: row, after: { publishAt: at.toISOString() } })),
			setRow(tx, owner, { ...row, publishAt: at, now }),
		])
		return ok({ isNew: true })
	})
}

export async function cancelSchedule(
	db: Db,
	{ owner, ...by }: By & { owner: TextOwner },
): Answer<Done> {
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<Done> => {
		const row = await findRow(tx, owner)
		if (!row) return err(gone(owner))
		if (!row.publishAt) return ok({ isNew: false })
		await save([
			log(entry(owner, 'unschedule', { before: row, after: { publishAt: null } })),
			setRow(tx, owner, { ...row, publishAt: null, now }),
		])
		return ok({ isNew: true })
	})
}

type Discarding = By & { owner: TextOwner; onScreen?: string | undefined }

/**
 * Drops what was saved since it was published. The counters go on, so that a page which still shows the
 * dropped text does not save over what is written next.
 */
export async function discardChanges(db: Db, { owner, onScreen, ...by }: Discarding): Answer<Done> {
	const { actor, now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<Done> => {
		const row = await findRow(tx, owner)
		if (!row) return err(gone(owner))
		const working = await findWorkingVersion(tx, { owner, now })
		if (!working) return err({ code: 'lesson-text.unreadable' })
		const { parts } = working
		if (parts.length === 0) return ok({ isNew: false })
		if (hasSavesOfOthers(parts, { onScreen, actorId: actor.id }))
			return err({ code: 'publish.changed' })
		const isStillDue = row.status !== lessonStatuses.available
		await save([
			log(entry(owner, 'discard', { before: { parts }, after: {} })),
			setRow(tx, owner, { ...row, publishAt: isStillDue ? row.publishAt : null, now }),
			...parts.map(({ part, version }) => countOn(tx, { owner, part, version, now })),
			dropWorkingParts(tx, owner),
		])
		return ok({ isNew: true })
	})
}

type CountOn = { owner: TextOwner; part: PartName; version: number; now: Date }

/** Sets the counter of a published part past that of the dropped one. */
function countOn(tx: Db, { owner, part, version, now }: CountOn) {
	if (owner.kind === 'articles') {
		const counted = { textVersion: version + 1, updatedAt: now }
		return tx.update(articles).set(counted).where(eq(articles.id, owner.id))
	}
	const lessonId = owner.id
	const next = { version: version + 1, updatedAt: now }
	switch (part) {
		case 'text':
			return tx
				.insert(lessonContents)
				.values({ ...next, lessonId, content: [], createdAt: now })
				.onConflictDoUpdate({ target: lessonContents.lessonId, set: next })
		case 'notes':
			return tx
				.insert(lessonNotes)
				.values({ ...next, lessonId, source: '', blocks: [], createdAt: now })
				.onConflictDoUpdate({ target: lessonNotes.lessonId, set: next })
		default:
			return setExercisesVersion(tx, lessonId, next.version)
	}
}

type SavedPart = { part: PartName; version: number }

/** The working parts on a screen, for the form that publishes them: "text 5, notes 2". */
export function partsText(parts: readonly SavedPart[]): string {
	return parts.map(({ part, version }) => `${part} ${version}`).join(', ')
}

/** Whether somebody else has saved what the author did not see. */
function hasSavesOfOthers(
	parts: readonly (SavedPart & { savedBy: string })[],
	{ onScreen, actorId }: { onScreen: string | undefined; actorId: string },
): boolean {
	if (onScreen === undefined) return false
	const known = onScreen.split(', ')
	return parts.some((part) => part.savedBy !== actorId && !known.includes(partsText([part])))
}

type Row = { status: number; version: number; publishAt: Date | null }

async function findRow(tx: Db, { kind, id }: TextOwner): Promise<Row | undefined> {
	if (kind === 'lessons') {
		const { status, version, publishAt } = lessons
		const isLesson = and(
			eq(lessons.id, id),
			eq(lessons.type, 'lesson'),
			eq(lessons.isDeleted, false),
		)
		const [found] = await tx.select({ status, version, publishAt }).from(lessons).where(isLesson)
		return found
	}
	const { status, version, publishAt } = articles
	const isArticle = and(eq(articles.id, id), eq(articles.isDeleted, false))
	const [found] = await tx.select({ status, version, publishAt }).from(articles).where(isArticle)
	return found
}

function setRow(
	tx: Db,
	{ kind, id }: TextOwner,
	{ status, version, publishAt, now }: Row & { now: Date },
) {
	const set = { status, version, publishAt, updatedAt: now }
	return kind === 'lessons'
		? tx.update(lessons).set(set).where(eq(lessons.id, id))
		: tx.update(articles).set(set).where(eq(articles.id, id))
}

function gone({ kind }: TextOwner): Refusal {
	return { code: kind === 'lessons' ? 'lesson-text.lesson-missing' : 'article.gone' }
}

type Verb = 'publish' | 'take-back' | 'schedule' | 'unschedule' | 'discard'

type Logged = {
	status?: number
	publishAt?: Date | string | null
	parts?: readonly { part: PartName }[]
}

/** An entry of the log names the parts, not what is in them: each save had an entry of its own. */
function entry(
	{ kind, id }: TextOwner,
	verb: Verb,
	{ before, after }: { before: Logged; after: Logged },
) {
	const objectType = kind === 'lessons' ? 'lesson' : 'article'
	return {
		action: `${objectType}.${verb}`,
		objectType,
		objectId: id,
		before: logged(before),
		after: logged(after),
	}
}

function logged({ status, publishAt, parts }: Logged) {
	return {
		...(status !== undefined && { status }),
		...(publishAt && { publishAt }),
		...(parts?.length && { parts: parts.map(({ part }) => part).join(', ') }),
	}
}
