import { expect, test, vi } from 'vitest'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import { exercises, lessonContents } from '#app/db/schema/index.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { noLessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import {
	cutExercises,
	wordsToSave,
} from '#app/features/exercises/admin/words-of-exercises.server.ts'
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

function typed(text: string) {
	return readExerciseSet(text).exercises.map((exercise) => ({ exercise, lesson: noLessonWords }))
}

const cuttable = typed('[true_false]\nzh: 她是老师。\n* true\n\n[type]\nen: Write it.\n* zh: 茶')

test('the Chinese of each exercise is cut and read, in two requests for all', async () => {
	const { tokenize, readings, asked } = realTokenizer(await memoryDatabase())
	const words = await cutExercises({ tokenize, readings }, cuttable)
	const shown = words.map((texts) =>
		texts?.map((tokens) => tokens.map(({ word, pinyin }) => `${word} ${pinyin ?? ''}`.trim())),
	)
	expect(shown).toEqual([
		[['对 duì'], ['错 cuò'], ['她 tā', '是 shì', '老师 lǎo shī', '。']],
		[['茶 chá']],
	])
	expect(asked).toHaveLength(2)
})

test('exercises that cannot be cut have no words, and the reason is logged', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {})
	const failure = { code: 'tokenizer.unexpected', text: 'Not today.' } as const
	const tokenize = async () => ({ ok: false, error: failure }) as const
	const readings = async () => ({ ok: false, error: failure }) as const
	expect(await cutExercises({ tokenize, readings }, cuttable)).toEqual([undefined, undefined])
	expect(JSON.stringify(log.mock.calls.map(String))).toContain('Not today.')
})

test('a set too long for the tokenizer is cut in parts, and a part that fails leaves the others', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {})
	const real = realTokenizer(await memoryDatabase())
	const lengths: number[] = []
	const tokenize: Tokenize = async (request) => {
		lengths.push(request.paragraphs.reduce((sum, { zh }) => sum + zh.length, 0))
		return real.tokenize(request)
	}
	const long = (length: number) => `[type]\nen: Write it.\n? zh: ${'茶'.repeat(length)}\n* zh: 茶`
	const set = typed([20_000, 60_000, 60_000].map(long).join('\n\n'))
	const words = await cutExercises({ ...real, tokenize }, set)
	expect(words.map((texts) => texts?.length)).toEqual([2, 2, 2])
	expect(lengths).toEqual([80_002, 60_001])

	const tooLong = typed([100_001, 10].map(long).join('\n\n'))
	const some = await cutExercises({ ...real, tokenize }, tooLong)
	expect(some.map((texts) => texts?.length)).toEqual([undefined, 2])
	expect(log).toHaveBeenCalled()
})
