import { expect, test } from 'vitest'
import { lessonContents, lessons, vocab } from '#app/db/schema/index.ts'
import { loader as levelLoader } from '#app/features/lesson-editor/pages/level.ts'
import { action } from '#app/features/lesson-editor/pages/level-profile.ts'
import type { LevelOfText } from '#app/features/lesson-editor/segment/profile/level-of-text.ts'
import type { ProfileAnswer } from '#app/features/lesson-editor/segment/profile/profile-request.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'
import { marta } from '#tests/support/users.ts'

const hsk = (level: 'HSK1' | 'HSK3', edition: '2.0' | '3.0' = '2.0') => ({
	type: 'HSK' as const,
	level,
	edition,
})

async function profileOffice() {
	const office = await writingOffice()
	const { db, enter } = office
	const word = { poses: ['noun' as const], meaning: { noun: { definition: '…' } } }
	await db.insert(vocab).values([
		{ ...word, word: '长', pinyin: 'zhǎng', levels: [hsk('HSK3')], frequency: 5 },
		{
			...word,
			word: '长',
			pinyin: 'cháng',
			levels: [hsk('HSK3'), hsk('HSK1', '3.0')],
			frequency: 9,
		},
		{ ...word, word: '看', pinyin: 'kàn', levels: [hsk('HSK1')] },
		{ ...word, word: '茶馆', pinyin: 'chá guǎn', levels: [], status: 0 as const },
	])
	const visit = (path: string, body?: unknown) => {
		const { context } = enter(path)
		const user = { ...marta, id: 'shen-lan', email: 'shen@example.com', level: 99 }
		const request = new Request(`http://localhost${path}`, {
			...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
		})
		return { request, params: {}, context: { ...context, user: async () => user } }
	}
	const ask = (body: unknown) => answerOf(action(visit('/admin/level-profile', body)))
	const levelOf = (id: string) =>
		answerOf(levelLoader({ ...visit(`/admin/lessons/${id}/level`), params: { id } }))
	return { ...office, ask, levelOf }
}

test('words come with all their readings and levels, the most frequent first', async () => {
	const { ask } = await profileOffice()
	const answer = await ask({ words: ['长', '茶馆', '汉路'], paragraphs: [] })
	expect(await answer.json()).toEqual({
		rows: [
			{ word: '长', pinyin: 'cháng', levels: [hsk('HSK3')] },
			{ word: '长', pinyin: 'zhǎng', levels: [hsk('HSK3')] },
		],
		doubts: [],
	})
})

test('the parts of a word that the vocabulary lacks come too', async () => {
	const { ask } = await profileOffice()
	const { rows } = (await (await ask({ words: ['看看'], paragraphs: [] })).json()) as ProfileAnswer
	expect(rows.map(({ word }) => word)).toEqual(['看'])
})

test('the engine tells which readings and cuts it is not sure of', async () => {
	const { ask } = await profileOffice()
	const paragraphs = [
		['他', '长', '得', '慢', '。'],
		['等', '十', '分钟'],
	]
	const { doubts } = (await (await ask({ words: [], paragraphs })).json()) as ProfileAnswer
	expect(doubts?.[0]?.readings).toContain(1)
	expect(doubts?.[1]).toEqual({ readings: [], cuts: [{ at: 1, border: 2 }] })
	// Traditional characters are judged as simplified ones.
	const traditional = await ask({ words: [], paragraphs: [['等', '十', '分鐘']] })
	expect(((await traditional.json()) as ProfileAnswer).doubts?.[0]?.cuts).toEqual([
		{ at: 1, border: 2 },
	])
})

test('a text that is too long is looked up, with nothing in doubt', async () => {
	const { ask } = await profileOffice()
	const answer = await ask({ words: ['看'], paragraphs: [['看'.repeat(100_001)]] })
	expect(Object.keys((await answer.json()) as object)).toEqual(['rows'])
})

test('a lesson has its course’s level, and the words of the lessons before it', async () => {
	const { db, levelOf } = await profileOffice()
	const child = (id: string, orderNo: number, more = {}) =>
		lessonRow({ id, parentId: 'course', orderNo, ...more })
	await db
		.insert(lessons)
		.values([
			lessonRow({ id: 'course', type: 'course', level: 'intermediate' }),
			child('one', 1),
			child('two', 2, { status: 0 }),
			child('gone', 3, { isDeleted: true }),
			child('damaged', 4),
			child('market', 5),
			child('last', 6),
			lessonRow({ id: 'single', level: 'elementary' }),
		])
	const write = (lessonId: string, line: string) =>
		db.insert(lessonContents).values({ lessonId, content: contentFrom(line) })
	await write('one', '看看 | 长[cháng] / ')
	await write('two', '安娜[Ān nà] | 汉路 / ')
	await write('gone', '长[zhǎng] / ')
	await write('damaged', '我 / ')
	await write('last', '长[zhǎng] / ')
	await db.run(`update lesson_contents set content = '{"zh":' where lesson_id = 'damaged'`)
	const levelAt = async (id: string) => (await (await levelOf(id)).json()) as LevelOfText
	expect(await levelAt('market')).toEqual({
		level: 'HSK3',
		earlier: { lessons: 3, words: ['看 kàn', '长 cháng', '汉路'] },
	})
	expect(await levelAt('one')).toEqual({ level: 'HSK3' })
	expect(await levelAt('single')).toEqual({ level: 'HSK2' })
	expect((await levelOf('nothing')).status).toBe(404)
	expect((await levelOf('gone')).status).toBe(404)
})
