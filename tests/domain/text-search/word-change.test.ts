import { expect, test } from 'vitest'
import { recutLines } from '#app/domain/text-search/changed-lines.ts'
import {
	changeWords,
	readWordChange,
	type WordChange,
} from '#app/domain/text-search/word-change.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

function read(pattern: string, replacement: string): WordChange {
	const change = readWordChange({ pattern, replacement })
	if (!change.ok || !change.value) throw new Error(`${pattern} is no change of words`)
	return change.value
}

/** Changes the words of one paragraph. */
function changed(words: string, pattern: string, replacement: string) {
	const change = read(pattern, replacement)
	const content = contentFrom(`${words} / `)
	const lines = new Set(recutLines(content, change).lines.map(({ name }) => name))
	return shownContent(changeWords(content, { change, lines }))[0]?.replace(' / ', '')
}

test('two words become one, and one becomes two, where they stand as such', () => {
	const words = '请 | 大 | 夫 | 来 | 。 | 大夫 | 不 | 在 | 。 | 大夫人 | 在 | 。'
	expect(changed(words, '大|夫', '大夫')).toBe(
		'请 | 大夫 | 来 | 。 | 大夫 | 不 | 在 | 。 | 大夫人 | 在 | 。',
	)
	expect(changed(words, '大夫', '大␟夫')).toBe(
		'请 | 大 | 夫 | 来 | 。 | 大 | 夫 | 不 | 在 | 。 | 大夫人 | 在 | 。',
	)
	expect(changed('我 | 第一 | 次 | 去 | 北京', '第一|次', '第|一次')).toBe(
		'我 | 第 | 一次 | 去 | 北京',
	)
})

test('a word gets a reading, keeps its blank, and goes back to the reading of the engine', () => {
	expect(changed('还 | 书 | {还}', '还', '还[huan2]')).toBe('还[huán] | 书 | {还}[huán]')
	expect(changed('还[huán] | 书 | 还[hái]', '还[huán]', '还')).toBe('还 | 书 | 还[hái]')
	expect(changed('还[huán] | 书 | 还[hái]', '还[hái]', '还[huán]')).toBe('还[huán] | 书 | 还[huán]')
	expect(changed('大 | 夫', '大|夫', '大夫[dàifu]')).toBe('大夫[dài fu]')
})

test('a hidden word is not cut, and its paragraph is named', () => {
	const content = contentFrom('{大夫} | 好 / ', '大夫 | 好 / ', '大夫 | 和 | {大夫} / ')
	const { lines, skipped } = recutLines(content, read('大夫', '大|夫'))
	expect(lines.map(({ name }) => name)).toEqual(['2zh', '3zh'])
	expect(skipped).toEqual([
		{ place: 1, reason: 'hidden' },
		{ place: 3, reason: 'hidden' },
	])
})

test('a preview shows the borders, and a changed reading before and after', () => {
	const content = contentFrom('还[hái] | 书 / ')
	const words = recutLines(content, read('还', '还[huán]')).lines[0]?.words
	expect(words?.before).toEqual([{ text: '还', isChanged: true, pinyin: 'hái' }, { text: '书' }])
	expect(words?.after).toEqual([{ text: '还', isChanged: true, pinyin: 'huán' }, { text: '书' }])
	const cut = recutLines(contentFrom('大 | 夫 / '), read('大|夫', '大夫')).lines[0]?.words
	expect(cut?.before.map(({ text }) => text)).toEqual(['大', '夫'])
	expect(cut?.after.map(({ text }) => text)).toEqual(['大夫'])
	const joined = recutLines(contentFrom('王[Wáng] | 奶奶 / '), read('王|奶奶', '王奶奶'))
	expect(joined.lines[0]?.words?.before[0]).toMatchObject({ text: '王', pinyin: 'Wáng' })
	expect(joined.lines[0]?.words?.after).toEqual([{ text: '王奶奶', isChanged: true }])
})

test('where characters change as well, it is a replacement; a wrong reading is refused', () => {
	const refusal = (pattern: string, replacement: string) => {
		const change = readWordChange({ pattern, replacement })
		return change.ok ? change.value : change.error.code
	}
	expect(refusal('大夫', '医生')).toBeUndefined()
	expect(refusal('Mark', 'Mark[Mǎ kè]')).toBeUndefined()
	expect(refusal('大夫', '大夫')).toBe('replacement.same')
	expect(refusal('还', '还[huan9]')).toBe('pinyin.not-pinyin')
	expect(refusal('大夫', '大夫[dài]')).toBe('pinyin.wrong-count')
})
