import type { AppLoadContext } from '@remix-run/cloudflare'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { storedText } from '#app/db/readable-json.ts'
import { articles, lessonContents, lessons } from '#app/db/schema/index.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'

/** How many jobs are submitted at a time. */
const atATime = 4

type Speaking = {
	texts: readonly AudioOwner[]
	/** Speaks all lines, those of a dialogue too. */
	voice: string
	/** Also texts whose audio is current. */
	isAnew: boolean
}

/**
 * Submits a job for each lesson or article with a text, as its Audio tab does: an editor uses what was spoken.
 * Jobs don't depend on each other, so that some may be refused. Returns the number that were taken.
 */
export async function speakTexts(
	{ db, services }: Pick<AppLoadContext, 'db' | 'services'>,
	{ texts, voice, isAnew }: Speaking,
): Promise<Result<number, Problem>> {
	const found = await findTexts(db, texts)
	const wanted = found.filter(({ text, isCurrent }) => text !== '' && (isAnew || !isCurrent))
	if (wanted.length === 0) return err({ code: 'audio.nothing-to-speak' })
	const refused: { title: string; reason: string }[] = []
	for (let at = 0; at < wanted.length; at += atATime) {
		const submitted = wanted.slice(at, at + atATime).map(async ({ owner, title, text }) => {
			const answer = await services.speech.submit({ ...owner, text, voice_type: voice })
			if (!answer.ok) refused.push({ title, reason: answer.error.text })
		})
		await Promise.all(submitted)
	}
	const [first] = refused
	if (!first) return ok(wanted.length)
	const titles = refused.map(({ title }) => `“${title}”`).join(', ')
	const values = { count: wanted.length - refused.length, titles, reason: first.reason }
	return err({ code: 'audio.some-not-spoken', values })
}

/** The published texts, and whether the audio is of them. */
async function findTexts(db: Db, texts: readonly AudioOwner[]) {
	const idsOf = (kind: AudioOwner['kind']) =>
		texts.filter((text) => text.kind === kind).map(({ id }) => id)
	const [ofLessons, ofArticles] = await db.batch([
		db
			.select({
				id: lessons.id,
				title: sql<string>`${lessons.title} ->> 'en'`,
				config: lessons.config,
				content: storedText<string | null>(lessonContents.content),
				audioPath: lessonContents.audioPath,
				audioTextHash: lessonContents.audioTextHash,
			})
			.from(lessons)
			.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.where(
				and(
					inArray(lessons.id, idsOf('lessons')),
					eq(lessons.type, 'lesson'),
					eq(lessons.isDeleted, false),
				),
			)
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id)),
		db
			.select({
				id: articles.id,
				title: articles.enTitle,
				content: storedText<string | null>(articles.content),
				audioPath: articles.audioPath,
				audioTextHash: articles.audioTextHash,
			})
			.from(articles)
			.where(and(inArray(articles.id, idsOf('articles')), eq(articles.isDeleted, false))),
	])
	return Promise.all([
		...ofLessons.map(({ id, config, ...row }) =>
			spoken(row, { owner: { lesson_id: id }, isDialogue: config.dialogMode }),
		),
		...ofArticles.map(({ id, ...row }) =>
			spoken(row, { owner: { article_id: id }, isDialogue: false }),
		),
	])
}

type Row = {
	title: string
	content: string | null
	audioPath: string | null
	audioTextHash: string | null
}

type Owned = { owner: { lesson_id: string } | { article_id: string }; isDialogue: boolean }

async function spoken(
	{ title, content, audioPath, audioTextHash }: Row,
	{ owner, isDialogue }: Owned,
) {
	const script = scriptOf(readStoredContent(content ?? '[]') ?? [], { isDialogue })
	const isCurrent = audioPath !== null && audioTextHash === (await scriptHash(script))
	return { owner, title, text: script.text.trim(), isCurrent }
}
