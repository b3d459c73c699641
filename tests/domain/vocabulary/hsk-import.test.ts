import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { type HskRow, type LevelledWord, planHskImport } from '#app/domain/vocabulary/hsk-import.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { parseHskList } from '#app/features/vocabulary/admin/hsk/hsk-list.server.ts'
import { isLong } from '#tests/support/length.ts'

const at = (edition: HskEdition, level: HskLevel): WordLevel => ({ type: 'HSK', level, edition })
const old = (level: HskLevel) => at('2.0', level)
const official = (level: HskLevel) => at('3.0', level)
const byHand: WordLevel = { type: 'HSK', level: 'HSK2' }

/** Its id is its place: words of a test have different readings. */
function entry(
	word: string,
	pinyin: string,
	levels: WordLevel[] = [],
	poses: PartOfSpeech[] = ['noun'],
): LevelledWord {
	return { id: 1, word, pinyin, poses, levels, frequency: 0 }
}

function plan(words: LevelledWord[], list: HskRow[], edition: HskEdition = '3.0') {
	const { changes, ...rest } = planHskImport(words, list, edition)
	return {
		...rest,
		changes: changes.map(({ entry, levels, pinyin }) => ({
			of: `${entry.word} ${entry.pinyin}`,
			levels,
			...(pinyin !== undefined && { pinyin }),
		})),
	}
}

test('a word gets the level of the list beside those of other editions', () => {
	const words = [entry('爱好', 'ài hào', [old('HSK3')]), entry('车票', 'chē piào')]
	const list: HskRow[] = [
		{ word: '爱好', pinyin: 'àihào', level: 'HSK1' },
		{ word: '车票', pinyin: 'chēpiào', level: 'HSK1' },
	]
	expect(plan(words, list)).toMatchObject({
		matched: 2,
		ambiguous: [],
		unmatched: [],
		changes: [
			{ of: '爱好 ài hào', levels: [old('HSK3'), official('HSK1')] },
			{ of: '车票 chē piào', levels: [official('HSK1')] },
		],
	})
})

test('importing the same list again changes nothing', () => {
	const list: HskRow[] = [{ word: '学生', pinyin: 'xuéshēng', level: 'HSK1' }]
	expect(plan([entry('学生', 'xué sheng', [old('HSK1')])], list).changes).toEqual([
		{ of: '学生 xué sheng', levels: [old('HSK1'), official('HSK1')], pinyin: 'xué shēng' },
	])
	const done = entry('学生', 'xué shēng', [old('HSK1'), official('HSK1')])
	expect(plan([done], list).changes).toEqual([])
})

test('each reading gets its own level, the lowest of its rows', () => {
	const words = [entry('长', 'zhǎng', [old('HSK3')]), entry('长', 'cháng', [old('HSK2')])]
	const list: HskRow[] = [
		{ word: '长', pinyin: 'cháng', level: 'HSK2' },
		{ word: '长', pinyin: 'zhǎng', level: 'HSK6' },
		{ word: '长', pinyin: 'zhǎng', level: 'HSK2' },
	]
	expect(plan(words, list)).toMatchObject({
		changes: [
			{ of: '长 zhǎng', levels: [old('HSK3'), official('HSK2')] },
			{ of: '长 cháng', levels: [old('HSK2'), official('HSK2')] },
		],
		ambiguous: [{ row: list[1], doubt: 'lower-level' }],
	})
})

test('an exact reading wins over one that differs in the neutral tone', () => {
	const words = [entry('东西', 'dōng xī'), entry('东西', 'dōng xi')]
	expect(plan(words, [{ word: '东西', pinyin: 'dōngxi', level: 'HSK1' }])).toMatchObject({
		changes: [{ of: '东西 dōng xi', levels: [official('HSK1')] }],
		ambiguous: [],
	})
})

test('a reading that another entry already has is not adopted', () => {
	const words = [entry('大意', 'dà yi'), entry('大意', 'dà yì')]
	expect(plan(words, [{ word: '大意', pinyin: 'dàyì', level: 'HSK7+' }]).changes).toEqual([
		{ of: '大意 dà yì', levels: [official('HSK7+')] },
	])
})

test('another tone than the neutral one changes no reading, and is in doubt', () => {
	const list: HskRow[] = [{ word: '谁', pinyin: 'shuí', level: 'HSK1' }]
	expect(plan([entry('谁', 'shéi')], list)).toMatchObject({
		changes: [{ of: '谁 shéi', levels: [official('HSK1')] }],
		ambiguous: [{ doubt: 'other-reading' }],
	})
	const blood: HskRow = { word: '血', pinyin: 'xiě', level: 'HSK3' }
	const two = [entry('血', 'xuè'), entry('血', 'xuě')]
	expect(plan(two, [blood])).toMatchObject({ changes: [], unmatched: [blood] })
})

test('the part of speech decides between entries with the same letters', () => {
	const words = [entry('省', 'Shěng', [], ['noun']), entry('省', 'shěng', [], ['verb'])]
	const list: HskRow[] = [{ word: '省', pinyin: 'shěng', poses: ['verb'], level: 'HSK2' }]
	expect(plan(words, list)).toMatchObject({
		changes: [{ of: '省 shěng' }],
		ambiguous: [],
	})
	expect(plan(words, [{ word: '省', pinyin: 'shěng', level: 'HSK2' }])).toMatchObject({
		changes: [{ of: '省 Shěng' }],
		ambiguous: [{ doubt: 'several-entries' }],
	})
})

test('a row without pinyin means the listed reading, else the most frequent', () => {
	const list: HskRow[] = [{ word: '好', level: 'HSK1' }]
	const hao = [entry('好', 'hào'), entry('好', 'hǎo', [old('HSK1')])]
	expect(plan(hao, list)).toMatchObject({
		changes: [{ of: '好 hǎo' }],
		ambiguous: [{ doubt: 'several-entries' }],
	})
	expect(plan([entry('好', 'hào')], list)).toMatchObject({
		changes: [{ of: '好 hào' }],
		ambiguous: [],
	})
})

test('a level set by hand stays beside the new one', () => {
	const list: HskRow[] = [{ word: '爱好', pinyin: 'àihào', level: 'HSK1' }]
	expect(plan([entry('爱好', 'ài hào', [byHand])], list).changes).toEqual([
		{ of: '爱好 ài hào', levels: [byHand, official('HSK1')] },
	])
})

test('a word that a newer file of the edition leaves out loses its level there alone', () => {
	const phone = entry('打电话', 'dǎ diàn huà', [old('HSK1'), official('HSK1')])
	const list: HskRow[] = [{ word: '手机', pinyin: 'shǒujī', level: 'HSK1' }]
	expect(plan([phone], list)).toMatchObject({
		changes: [{ of: '打电话 dǎ diàn huà', levels: [old('HSK1')] }],
		unmatched: list,
	})
})

test('words that the list does not name get a level from their parts', () => {
	const words = [entry('看', 'kàn'), entry('看看', 'kàn kan', [old('HSK1')])]
	expect(plan(words, [{ word: '看', pinyin: 'kàn', level: 'HSK2' }])).toMatchObject({
		derived: 1,
		changes: [
			{ of: '看 kàn', levels: [official('HSK2')] },
			{ of: '看看 kàn kan', levels: [old('HSK1'), { ...official('HSK2'), isDerived: true }] },
		],
	})
})

test('levels from parts follow the official readings, so that a second import changes nothing', () => {
	// With our chǔ fen, 分 fēn might be a part of it.
	const words = [entry('处分', 'chǔ fen'), { ...entry('分', 'fēn'), frequency: 50_000_000 }]
	const list: HskRow[] = [{ word: '处分', pinyin: 'chǔfèn', level: 'HSK5' }]
	const { changes } = planHskImport(words, list, '3.0')
	expect(changes).toMatchObject([{ pinyin: 'chǔ fèn', levels: [official('HSK5')] }])
	const imported = words.map((word) => {
		const change = changes.find(({ entry }) => entry === word)
		return change ? { ...word, pinyin: change.pinyin ?? word.pinyin, levels: change.levels } : word
	})
	expect(planHskImport(imported, list, '3.0').changes).toEqual([])
})

const hsk30 = new URL('../../../../shared/data/hsk30.csv', import.meta.url)

test('the official list finds nearly all its words in the dictionary', async ({ skip }) => {
	skip(!isLong, 'the long run reads the whole list')
	skip(!existsSync(hsk30), 'needs the official list, which is not ours to publish')
	const { wholeDictionary } = await import('#tests/support/whole-dictionary.ts')
	const words = wholeDictionary.map((word, id) => ({ ...word, id }))
	const list = parseHskList(readFileSync(hsk30, 'utf8'), '3.0')
	if (!list.ok) throw new Error('the official list was refused')
	const { changes, unmatched, ambiguous } = planHskImport(words, list.value, '3.0')
	expect(unmatched.length).toBeLessThan(40)
	expect(ambiguous.length).toBeLessThan(300)
	const changed = new Map(
		changes.map(({ entry, ...change }) => [`${entry.word} ${entry.pinyin}`, change]),
	)
	expect(changed.get('学生 xué sheng')?.pinyin).toBe('xué shēng')
	expect(changed.get('爱好 ài hào')?.levels).toEqual([old('HSK3'), official('HSK1')])
	expect(changed.get('东西 dōng xi')?.levels).toEqual([old('HSK1'), official('HSK1')])
})
