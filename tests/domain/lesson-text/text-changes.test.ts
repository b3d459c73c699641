import { expect, test } from 'vitest'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

test('only changed paragraphs are listed, with readings, blanks and spacing', () => {
	const before = contentFrom('你好 | ！ / Hi', '头发 | 很 | 长 | 。 / Long hair.')
	const after = contentFrom('你好 | ！ / Hi', '头发 | 很 | {长}[zhǎng] | 。 / Long hair. (large)')
	expect(changesOfText(before, after)).toEqual({
		before: { paragraphs: 2, characters: 6, 'paragraph 2': '头发␟很␟长。 / Long hair.' },
		after: {
			paragraphs: 2,
			characters: 6,
			'paragraph 2': '头发␟很{长}[zhǎng]。 / Long hair. (large)',
		},
	})
})

test('new and removed paragraphs are listed by number', () => {
	const [one, two, three] = ['一 / 1', '二 / 2', '三 / 3']
	const { before } = changesOfText(contentFrom(one, two, three), contentFrom(one, three))
	expect(before).toMatchObject({ paragraphs: 3, 'paragraph 2 (removed)': '二 / 2' })
	expect(changesOfText(contentFrom(one), contentFrom(two, one)).after).toEqual({
		paragraphs: 2,
		characters: 2,
		'paragraph 1': '二 / 2',
	})
})

test('the summary stays short however much was changed', () => {
	const long = '很长的一句话。'.repeat(100)
	const before = contentFrom(...Array.from({ length: 300 }, (_, at) => `第${at}${long} / a`))
	const after = contentFrom(...Array.from({ length: 300 }, (_, at) => `第${at}${long} / b`))
	const changes = changesOfText(before, after)
	expect(JSON.stringify(changes).length).toBeLessThan(8000)
	expect(changes.after).toMatchObject({ paragraphs: 300, 'more paragraphs changed': 288 })
})
