import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { lessonContents } from '#app/db/schema/index.ts'
import { doubtsOfExercises } from '#app/features/exercises/admin/doubts-of-exercises.server.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'

let db: Db

beforeAll(async () => {
	db = await memoryDatabase()
	await makeWord(db, { word: '长', pinyin: 'cháng' })
	await makeWord(db, { word: '长', pinyin: 'zhǎng' })
})

async function doubts(zh: string, lesson: { word: string; pinyin?: string }[] = []) {
	const lessonId = await makeLesson(db)
	const content = [{ zh: lesson, en: '', blank: 'normal' as const }]
	await db.insert(lessonContents).values({ lessonId, content })
	const sources = [`[true_false]\nzh: ${zh}\n* true`]
	const found = await doubtsOfExercises(db, { services: realTokenizer(db), lessonId, sources })
	return found.ok ? found.value[0] : found.error
}

const tenMinutes = { kind: 'cut', word: '十 | 分钟', or: ['十分', '钟'] }

test('a cut that could be elsewhere is in doubt, until its author cuts it', async () => {
	expect(await doubts('我们等了十分钟。')).toEqual([tenMinutes])
	expect(await doubts('我们等了十␟分钟。')).toEqual([])
})

test('a cut that the lesson has is in no doubt', async () => {
	const lesson = [{ word: '等' }, { word: '十' }, { word: '分钟' }]
	expect(await doubts('我们等了十分钟。', lesson)).toEqual([])
})

test('a reading that another nearly outweighs is in doubt, until its author sets it', async () => {
	expect(await doubts('他长得慢。')).toMatchObject([{ kind: 'reading', word: '长' }])
	expect(await doubts('他长[zhǎng]得慢。')).toEqual([])
})

test('a doubt of the question and the explanation is named once', async () => {
	expect(await doubts('我们等了十分钟。\n? zh: 我们等了十分钟。')).toEqual([tenMinutes])
})

test('what is no exercise has no doubts', async () => {
	expect(await doubts('')).toEqual([])
})
