import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import { audioJobs, exercises, lessonContents, lessonNotes, vocab } from '#app/db/schema/index.ts'
import { noCountedTexts } from '#app/domain/known-words/counted-texts.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { findLessonStates } from '#app/features/courses/admin/lesson-states.server.ts'
import { makeExercises, makeLesson, rowOfWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

/** An elementary course, 茶馆, with these lessons. */
async function course(...ids: string[]) {
	const db = await memoryDatabase()
	const level = 'elementary'
	await makeLesson(db, { id: 'tea', type: 'course', level })
	for (const id of ids) await makeLesson(db, { id, parentId: 'tea', level })
	const memory = { kept: noCountedTexts }
	return { db, states: () => findLessonStates({ db, memory, courseId: 'tea' }) }
}

test('a lesson without anything lacks everything', async () => {
	const { states } = await course('cup')
	expect((await states()).get('cup')).toEqual({
		hanzi: 0,
		exercises: 0,
		kind: 'lesson',
		hasNotes: false,
		audio: 'none',
		job: undefined,
		fit: undefined,
	})
})

test('length, exercises and notes are those of the published lesson', async () => {
	const { db, states } = await course('cup', 'pot')
	const content = contentFrom('我 | 喝 | 茶 | 。 / I drink tea.', '好 | ！ / Good!')
	await db.insert(lessonContents).values({ lessonId: 'cup', content })
	await db.insert(lessonNotes).values({ lessonId: 'cup', source: '# Tea', blocks: [] })
	const one = '[true_false]\nzh: 茶好喝吗？\nen: Is tea good?\n* true'
	await makeExercises(db, 'cup', [one, one, one].join('\n\n'))
	await db.update(exercises).set({ status: 0 }).where(eq(exercises.orderNo, 3))
	const found = await states()
	expect(found.get('cup')).toMatchObject({ hanzi: 4, exercises: 2, hasNotes: true })
	expect(found.get('pot')).toMatchObject({ hanzi: 0, exercises: 0, hasNotes: false })
})

test('audio is outdated once the text is another one', async () => {
	const { db, states } = await course('now', 'once', 'never')
	const content = contentFrom('我 | 喝 | 茶 | 。 / I drink tea.')
	const audioTextHash = await scriptHash(scriptOf(content))
	const audioPath = '/media/lessons/x/audio/1.mp3'
	await db.insert(lessonContents).values([
		{ lessonId: 'now', content, audioPath, audioTextHash },
		{ lessonId: 'once', content, audioPath, audioTextHash: 'of another text' },
		{ lessonId: 'never', content },
	])
	const found = await states()
	expect(['now', 'once', 'never'].map((id) => found.get(id)?.audio)).toEqual([
		'current',
		'outdated',
		'none',
	])
})

test('the last job says whether audio is being made or waits to be published', async () => {
	const { db, states } = await course('made', 'making', 'failed')
	const job = {
		script: { text: '茶', readings: [] },
		textHash: 'hash',
		voice: 'cmn',
		engine: 'robot',
	}
	const rows = [
		['made', 'error', 1],
		['made', 'completed', 2],
		['making', 'queued', 1],
		['failed', 'error', 1],
	] as const
	await db.insert(audioJobs).values(
		rows.map(([lessonId, status, at]) => ({
			...job,
			lessonId,
			status,
			dedupeKey: `${lessonId} ${at}`,
			createdAt: new Date(at),
			updatedAt: new Date(at),
		})),
	)
	const found = await states()
	expect(['made', 'making', 'failed'].map((id) => found.get(id)?.job)).toEqual([
		'waiting',
		'making',
		undefined,
	])
})

test('the fit counts running words at the level of the course or below', async () => {
	const { db, states } = await course('cup')
	const level = (hsk: 'HSK1' | 'HSK2' | 'HSK5') => [{ type: 'HSK' as const, level: hsk }]
	await db
		.insert(vocab)
		.values([
			rowOfWord({ word: '我', pinyin: 'wǒ', levels: level('HSK1') }),
			rowOfWord({ word: '喝', pinyin: 'hē', levels: level('HSK2') }),
			rowOfWord({ word: '茶馆', pinyin: 'chá guǎn', levels: level('HSK5') }),
		])
	const content = contentFrom('我 | 喝 | 茶馆 | 。 / I drink.', '我 | 喝 | 。 / I drink.')
	await db.insert(lessonContents).values({ lessonId: 'cup', content })
	await countWaitingTexts(db, { most: 10, now: new Date() })
	expect((await states()).get('cup')?.fit).toBe(0.8)
})
