import { expect, test } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { givenVocabulary } from '#tests/support/tokenizer.ts'
import { findRows, lookUp } from '#workers/tokenize/vocabulary.ts'

const hsk1 = [{ type: 'HSK' as const, level: 'HSK1' as const }]

test('rows are found, the most frequent reading first', async () => {
	const db = await givenVocabulary([
		{ word: '长', pinyin: 'zhǎng', frequency: 2, poses: ['verb'] },
		{ word: '长', pinyin: 'cháng', frequency: 9, poses: ['adjective'], levels: hsk1 },
		{ word: '短', pinyin: 'duǎn' },
		{ word: '高', pinyin: 'gāo', status: 0 },
	])
	const found = await lookUp(db, {
		texts: ['长高'],
		words: ['长', '高', "'; drop table vocab; --"],
	})
	expect(found).toMatchObject({
		ok: true,
		value: {
			rows: [
				{ word: '长', pinyin: 'cháng', pos: 'adjective', levels: hsk1, isCustom: false },
				{ word: '长', pinyin: 'zhǎng', pos: 'verb', levels: [], isCustom: false },
			],
			customWords: [],
		},
	})
	expect(await findRows(db, ['短'])).toMatchObject({ ok: true, value: [{ pinyin: 'duǎn' }] })
	expect(await findRows(db, [])).toEqual({ ok: true, value: [] })
})

test('enabled custom words of a text are found once', async () => {
	const db = await givenVocabulary([
		{ word: '汉路', pinyin: 'Hàn lù', isCustom: true },
		{ word: '小美', pinyin: 'Xiǎo měi', isCustom: true },
		{ word: '小美', pinyin: 'xiǎo měi', isCustom: true },
		{ word: '小王', pinyin: 'Xiǎo Wáng', isCustom: true },
		{ word: '学汉', pinyin: 'xué hàn', isCustom: true, status: 0 },
		{ word: '学习', pinyin: 'xué xí' },
	])
	const customIn = async (...texts: string[]) => {
		const found = await lookUp(db, { texts, words: [] })
		return found.ok ? found.value.customWords.sort() : expect.fail()
	}
	expect(await customIn('我在汉路学习。', '小美学汉语')).toEqual(['小美', '汉路'])
	// Not across two paragraphs.
	expect(await customIn('小', '王')).toEqual([])
})

test('characters the database cannot store are harmless', async () => {
	const db = await givenVocabulary([{ word: '汉路', pinyin: 'Hàn lù', isCustom: true }])
	const texts = ['\0汉路', '\ud842', '\udfb7汉路\0']
	expect(await lookUp(db, { texts, words: [] })).toMatchObject({
		value: { customWords: ['汉路'] },
	})
})

test('a database failure is a problem, not an empty vocabulary', async () => {
	const away = openDatabase({ url: 'http://127.0.0.1:9' })
	const problem = { ok: false, error: { code: 'tokenizer.without-vocabulary' } }
	expect(await lookUp(away, { texts: ['汉路'], words: ['汉'] })).toEqual(problem)
	expect(await findRows(away, ['汉'])).toEqual(problem)
})
