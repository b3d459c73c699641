import { expect, test, vi } from 'vitest'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import { exercises, lessonContents } from '#app/db/schema/index.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { wordsToSave } from '#app/features/exercises/admin/words-of-exercises.server.ts'
import { makeExercises, makeLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'

const mark = '[true_false]\nzh: 马克是学生。\n* true'
const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'

async function withLesson() {
	const db = await memoryDatabase()
	const lessonId = await makeLesson(db)
	const zh = [{ word: '马克', pinyin: 'Mǎ kè', isCustomPinyin: true }]
	await db
		.insert(lessonContents)
		.values({ lessonId, content: [{ zh, en: 'Mark', blank: 'normal' }] })
	await makeExercises(db, lessonId, mark)
	const services = realTokenizer(db)
	return {
		db,
		async words(blocks: string[], tokenize: Tokenize = services.tokenize) {
			const typed = readExerciseSet(blocks.join('\n\n')).exercises
			const order = { services: { ...services, tokenize }, lessonId, exercises: typed }
			const words = await wordsToSave(db, order)
			return words.map((texts) => texts?.at(-1)?.map(({ word, pinyin }) => pinyin ?? word))
		},
	}
}

test('names are read as in the text of the lesson', async () => {
	const { words } = await withLesson()
	expect(await words([mark])).toEqual([['Mǎ kè', 'shì', 'xué sheng', '。']])
})

test('if the tokenizer fails, exercises that stayed the same keep their words', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const { db, words } = await withLesson()
	const failure = { code: 'tokenizer.unexpected', text: 'Not today.' } as const
	const failing = async () => ({ ok: false, error: failure }) as const
	expect(await words([tea, mark], failing)).toEqual([undefined, undefined])
	await db.update(exercises).set({ words: [[{ word: '马克是学生。' }]] })
	expect(await words([tea, mark], failing)).toEqual([undefined, ['马克是学生。']])
	expect(await words([`${mark}\n? zh: 对。`], failing)).toEqual([undefined])
})
