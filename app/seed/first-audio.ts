/**
 * Finds the demo texts that still need audio: demo-ni-hao, 你好！, until its step audio/demo-ni-hao is
 * finished. Each text gets audio once. If an administrator removes or replaces it, later starts do
 * not make another.
 */
import { and, eq, isNotNull, like } from 'drizzle-orm'
import { articles, lessonContents, lessons, seedSteps } from '#app/db/schema/index.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { readArticles, readCourses, readSingles } from './content-files.ts'
import type { SeedDb } from './seed.ts'

/**
 * Lists the lessons and articles that need audio, in catalogue order. Marks those that have audio
 * already as finished.
 */
export async function listUnspoken(db: SeedDb): Promise<AudioOwner[]> {
	const [spokenLessons, spokenArticles, steps] = await db.batch([
		db
			.select({ id: lessonContents.lessonId })
			.from(lessonContents)
			.where(isNotNull(lessonContents.audioPath)),
		db.select({ id: articles.id }).from(articles).where(isNotNull(articles.audioPath)),
		db
			.select()
			.from(seedSteps)
			.where(like(seedSteps.name, `${stepPrefix}%`)),
	])
	const finished = new Set(steps.map(({ name }) => name))
	const spoken = new Set([
		...spokenLessons.map(({ id }) => stepOf({ kind: 'lessons', id })),
		...spokenArticles.map(({ id }) => stepOf({ kind: 'articles', id })),
	])
	const open = seededOwners().filter((owner) => !finished.has(stepOf(owner)))
	await markSpoken(
		db,
		open.filter((owner) => spoken.has(stepOf(owner))),
	)
	return open.filter((owner) => !spoken.has(stepOf(owner)))
}

/** Returns the text to speak; undefined if the text is gone or has audio by now. */
export async function readSpeech(
	db: SeedDb,
	{ kind, id }: AudioOwner,
): Promise<string | undefined> {
	if (kind === 'articles') {
		const [article] = await db
			.select({ content: articles.content, audioPath: articles.audioPath })
			.from(articles)
			.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
		return article?.audioPath === null ? scriptOf(article.content).text : undefined
	}
	const [lesson] = await db
		.select({
			content: lessonContents.content,
			audioPath: lessonContents.audioPath,
			config: lessons.config,
		})
		.from(lessonContents)
		.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
	if (lesson?.audioPath !== null) return undefined
	return scriptOf(lesson.content, { isDialogue: lesson.config.dialogMode }).text
}

export async function markSpoken(db: SeedDb, owners: readonly AudioOwner[]): Promise<void> {
	const finishedAt = new Date()
	const steps = owners.map((owner) => ({ name: stepOf(owner), finishedAt }))
	if (steps.length > 0) await db.insert(seedSteps).values(steps).onConflictDoNothing()
}

/** Forgets all demo audio after the media store was lost, so that it is made again. */
export async function forgetAudio(db: SeedDb): Promise<void> {
	const gone = { audioPath: null, audioTextHash: null }
	await db.batch([
		db.delete(seedSteps).where(like(seedSteps.name, `${stepPrefix}%`)),
		db.update(lessonContents).set(gone).where(isNotNull(lessonContents.audioPath)),
		db.update(articles).set(gone).where(isNotNull(articles.audioPath)),
	])
}

const stepPrefix = 'audio/'

function stepOf({ id }: AudioOwner): string {
	return stepPrefix + id
}

function seededOwners(): AudioOwner[] {
	const ordered = [...readCourses(), ...readSingles()].sort((a, b) => b.order - a.order)
	const texts = ordered.flatMap((file) => ('lessons' in file ? file.lessons : [file]))
	return [
		...texts.map(({ slug }) => ({ kind: 'lessons' as const, id: `demo-${slug}` })),
		...readArticles()
			.sort((a, b) => a.order - b.order)
			.map(({ id }) => ({ kind: 'articles' as const, id })),
	]
}
