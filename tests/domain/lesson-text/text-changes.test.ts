import { expect, test } from 'vitest'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

test('only paragraphs that differ are told, with what an author may have set', () => {
	const before = contentFrom('你好 | ！ / Hi', '头发 | 很 | 长 | 。 / Long hair.')
	const after = contentFrom('你好 | ！ / Hi', '头发 | 很 | {长}[zhǎng] | 。 / Long hair. (large)')
	expect(changesOfText(before, after)).toEqual({
		before: { paragraphs: 2, characters: 8, 'paragraph 2': '头发␟很␟长。 / Long hair.' },
		after: {
			...{ paragraphs: 2, characters: 8 },
			'paragraph 2': '头发␟很{长}[zhǎng]。 / Long hair. (large)',
		},
	})
})

test('new ones and those that are gone are told by their numbers', () => {
	const [one, two, three] = ['一 / 1', '二 / 2', '三 / 3']
	const { before } = changesOfText(contentFrom(one, two, three), contentFrom(one, three))
	expect(before).toMatchObject({ paragraphs: 3, 'paragraph 2 (removed)': '二 / 2' })
	expect(changesOfText(contentFrom(one), contentFrom(two, one)).after).toEqual({
		...{ paragraphs: 2, characters: 2, 'paragraph 1': '二 / 2' },
	})
})

test('however much was changed, it is told in little', () => {
	const long = '很长的一句话。'.repeat(100)
	const before = contentFrom(...Array.from({ length: 300 }, (_, at) => `第${at}${long} / a`))
	const after = contentFrom(...Array.from({ length: 300 }, (_, at) => `第${at}${long} / b`))
	const told = changesOfText(before, after)
	expect(JSON.stringify(told).length).toBeLessThan(8000)
	expect(told.after).toMatchObject({ paragraphs: 300, 'more paragraphs changed': 288 })
})
