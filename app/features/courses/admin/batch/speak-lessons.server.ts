import type { AppLoadContext } from '@remix-run/cloudflare'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'

/** How many jobs are submitted at a time. */
const atATime = 4

type Speaking = {
	ids: readonly string[]
	/** Speaks all lines, those of a dialogue too. */
	voice: string
	/** Also lessons whose audio is current. */
	isAnew: boolean
}

/**
 * Submits a job for each lesson with a text, as its Audio tab does: an editor publishes what was spoken.
 * Jobs don't depend on each other, so that some may be refused. Returns the number that were taken.
 */
export async function speakLessons(
	{ db, services }: Pick<AppLoadContext, 'db' | 'services'>,
	{ ids, voice, isAnew }: Speaking,
): Promise<Result<number, Problem>> {
	const found = await findTexts(db, ids)
	const wanted = found.filter(({ text, isCurrent }) => text !== '' && (isAnew || !isCurrent))
	if (wanted.length === 0) return err({ code: 'lessons.nothing-to-speak' })
	const refused: { title: string; reason: string }[] = []
	for (let at = 0; at < wanted.length; at += atATime) {
		const submitted = wanted.slice(at, at + atATime).map(async ({ id, title, text }) => {
			const answer = await services.speech.submit({ lesson_id: id, text, voice_type: voice })
			if (!answer.ok) refused.push({ title, reason: answer.error.text })
		})
		await Promise.all(submitted)
	}
	const [first] = refused
	if (!first) return ok(wanted.length)
	const titles = refused.map(({ title }) => `“${title}”`).join(', ')
	const values = { count: wanted.length - refused.length, titles, reason: first.reason }
	return err({ code: 'lessons.some-not-spoken', values })
}

/** The published texts, and whether the audio is of them. */
async function findTexts(db: Db, ids: readonly string[]) {
	const rows = await db
		.select({
			id: lessons.id,
			title: lessons.title,
			config: lessons.config,
			content: sql<string | null>`(${lessonContents.content})`,
			audioPath: lessonContents.audioPath,
			audioTextHash: lessonContents.audioTextHash,
		})
		.from(lessons)
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.where(
			and(inArray(lessons.id, [...ids]), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false)),
		)
		.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id))
	return Promise.all(
		rows.map(async ({ id, title, config, content, audioPath, audioTextHash }) => {
			const script = scriptOf(readStoredContent(content ?? '[]') ?? [], {
				isDialogue: config.dialogMode,
			})
			const isCurrent = audioPath !== null && audioTextHash === (await scriptHash(script))
			return { id, title: title.en, text: script.text.trim(), isCurrent }
		}),
	)
}
