import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { exportWords } from '#app/features/vocabulary/admin/batch/export-words.server.ts'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { loader } from '#app/features/vocabulary/pages/export.ts'
import { testOffice } from '#tests/support/admin-pages.ts'
import { answerOf } from '#tests/support/context.ts'

async function office() {
	const platform = await testOffice()
	const { cookie } = platform
	await platform.db.insert(vocab).values(
		Array.from({ length: 5 }, (_, index) => ({
			id: index + 1,
			word: `字${index}`,
			pinyin: index === 4 ? '=1+1' : 'zì',
			levels: [],
			poses: ['noun' as const],
			isCustom: index > 0,
			...(index === 1 && { gloss: { noun: { definition: 'letter' } }, measureWords: ['个', '本'] }),
			meaning: { noun: { definition: 'character, "letter"' } },
		})),
	)
	const open = (search = '') =>
		answerOf(loader(platform.visit(`/admin/vocab/export${search}`, { cookie })))
	return { ...platform, open }
}

test('all pages of a filtered list come as one file', async () => {
	const { open } = await office()
	const answer = await open('?kind=custom&size=10&page=7')
	expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
	expect(answer.headers.get('content-disposition')).toMatch(
		/^attachment; filename="vocabulary-\d{4}-\d\d-\d\d\.csv"$/,
	)
	const bytes = new Uint8Array(await answer.arrayBuffer())
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
	expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
		'id,word,pinyin,traditional,levels,status,meaning,gloss,measure_words',
		'2,字1,zì,,,1,"noun=character, ""letter""",noun=letter,个;本',
		'3,字2,zì,,,1,"noun=character, ""letter""",,',
		'4,字3,zì,,,1,"noun=character, ""letter""",,',
		`5,字4,'=1+1,,,1,"noun=character, ""letter""",,`,
		'',
	])
})

test('the parts follow each other without a gap', async () => {
	const { db } = await office()
	const filters = readWordSearch(new URLSearchParams())
	for (const most of [1, 2, 5, 6]) {
		const table = await new Response(await exportWords(db, { filters, most })).text()
		expect(table.split('\r\n').map((line) => line.slice(0, 2))).toEqual([
			'id',
			'1,',
			'2,',
			'3,',
			'4,',
			'5,',
			'',
		])
	}
})

test('an empty list is a table without rows', async () => {
	const { open } = await office()
	expect(await (await open('?word=无')).text()).toMatch(/^id,word.*\r\n$/)
})
