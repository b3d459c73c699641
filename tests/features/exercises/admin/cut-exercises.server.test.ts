import { expect, test, vi } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { cutExercises } from '#app/features/exercises/admin/cut-exercises.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'

const { exercises } = readExerciseSet(
	'[true_false]\nzh: 她是老师。\n* true\n\n[type]\nen: Write it.\n* zh: 茶',
)

test('the Chinese of each exercise is cut and read, in two requests for all', async () => {
	const { tokenize, readings, asked } = realTokenizer(await memoryDatabase())
	const words = await cutExercises({ tokenize, readings }, exercises)
	const shown = words?.map((texts) =>
		texts.map((tokens) => tokens.map(({ word, pinyin }) => `${word} ${pinyin ?? ''}`.trim())),
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
	expect(await cutExercises({ tokenize, readings }, exercises)).toBeUndefined()
	expect(JSON.stringify(log.mock.calls.map(String))).toContain('Not today.')
})
